const Slugger = require('github-slugger')
const visit = require('unist-util-visit')
const textOf = require('mdast-util-to-string')

/** The page's title is its h1. */
const FIRST_LEVEL = 2

/** The table of contents and the search link only to two levels. */
const MAX_LINKED_LEVEL = 3

/**
 * Shifts headings so the topmost is h2, turns lines wholly in bold that end in a colon into small
 * headings, and gives the upper two levels an id (as on GitHub, and as the content check expects). Changes
 * the tree in place.
 *
 * @param {import('mdast').Root} tree
 */
exports.arrangeHeadings = (tree) => {
  shiftHeadings(tree)
  splitSmallHeadings(tree)
  addHeadingIds(tree)
}

function shiftHeadings(tree) {
  // Original depths of the current heading and its ancestors.
  const ancestors = []
  visit(tree, 'heading', (heading) => {
    while (ancestors.at(-1) >= heading.depth) ancestors.pop()
    ancestors.push(heading.depth)
    heading.depth = Math.min(6, FIRST_LEVEL - 1 + ancestors.length)
  })
}

function splitSmallHeadings(tree) {
  let depth = FIRST_LEVEL - 1
  tree.children = tree.children.flatMap((node) => {
    if (node.type === 'heading') depth = node.depth
    if (node.type !== 'paragraph') return [node]
    const lines = linesOf(node)
    return lines.some(isSmallHeading) ? withSmallHeadings(lines, Math.min(6, depth + 1)) : [node]
  })
}

function addHeadingIds(tree) {
  const slugger = new Slugger()
  visit(tree, 'heading', (heading) => {
    if (heading.depth > MAX_LINKED_LEVEL) return
    heading.data = { hProperties: { id: slugger.slug(textOf(heading)) } }
  })
}

/** Splits a paragraph's inline nodes into lines, at breaks. */
function linesOf(paragraph) {
  const lines = [[]]
  for (const child of paragraph.children) {
    if (child.type === 'break') {
      lines.push([])
      continue
    }
    if (child.type !== 'text') {
      lines.at(-1).push(child)
      continue
    }
    const [first, ...rest] = child.value.split('\n')
    if (first) lines.at(-1).push({ type: 'text', value: first })
    for (const value of rest) lines.push(value ? [{ type: 'text', value }] : [])
  }
  return lines
}

const isSmallHeading = (line) =>
  line.length === 1 && line[0].type === 'strong' && textOf(line[0]).trimEnd().endsWith(':')

/** Turns lines into headings, and the lines between them into paragraphs. */
function withSmallHeadings(lines, depth) {
  const nodes = []
  for (const line of lines) {
    const last = nodes.at(-1)
    if (isSmallHeading(line)) nodes.push({ type: 'heading', depth, children: line[0].children })
    else if (last?.type === 'paragraph') last.children.push({ type: 'text', value: '\n' }, ...line)
    else nodes.push({ type: 'paragraph', children: line })
  }
  return nodes
}
