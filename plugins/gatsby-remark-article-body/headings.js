const Slugger = require('github-slugger')
const visit = require('unist-util-visit')
const textOf = require('mdast-util-to-string')

/** The page's title is its h1: the body starts one below. */
const FIRST_LEVEL = 2

/** Smaller headings are nobody's destination: contents and search lead to the two upper levels. */
const LAST_NAMED = 3

/**
 * Shifts the headings so that the topmost level of the body is h2, makes a small heading of a line wholly
 * in bold that ends in a colon, and gives the upper two levels an id to link to (as on GitHub, and as the
 * content check expects). Changes the tree in place.
 *
 * @param {import('mdast').Root} tree
 */
exports.arrangeHeadings = (tree) => {
  shiftHeadings(tree)
  splitSmallHeadings(tree)
  nameHeadings(tree)
}

function shiftHeadings(tree) {
  // The depths, as written, of the headings that the present one stands under, and its own.
  const open = []
  visit(tree, 'heading', (heading) => {
    while (open.at(-1) >= heading.depth) open.pop()
    open.push(heading.depth)
    heading.depth = Math.min(6, FIRST_LEVEL - 1 + open.length)
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

function nameHeadings(tree) {
  const slugger = new Slugger()
  visit(tree, 'heading', (heading) => {
    if (heading.depth > LAST_NAMED) return
    heading.data = { hProperties: { id: slugger.slug(textOf(heading)) } }
  })
}

/** The inline nodes of a paragraph, line by line: a break in the text starts a new line. */
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

/** Headings for the lines that are one, paragraphs of what stands between them. */
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
