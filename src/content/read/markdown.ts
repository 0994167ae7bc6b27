import type { Content, Heading, Image, Root } from 'mdast'
import remark from 'remark'
import remarkFootnotes from 'remark-footnotes'
import remarkGfm from 'remark-gfm'
import visit from 'unist-util-visit'
import articleBody from '../../../plugins/gatsby-remark-article-body'
import fasterParser from '../../../plugins/gatsby-remark-article-body/faster-parser'

/** Same parser and extensions as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true }).use(fasterParser)

/** A body element to check; `line` counts within the body, from 1. */
export type BodyElement = { line: number } & (
  | { kind: 'link'; address: string; text: string }
  | { kind: 'image'; address: string; alt: string }
  | { kind: 'html'; text: string }
  | { kind: 'note' }
  | { kind: 'heading'; depth: number; text: string }
)

type Node = Root | Content

/** A node's text. mdast-util-to-string would return the title of a link that has one. */
function textOf(node: Node): string {
  if ('value' in node) return node.value
  if (node.type === 'image') return (node as Image).alt ?? ''
  return 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : ''
}

type Addresses = ReadonlyMap<string, string>

function elementOf(node: Node, line: number, addresses: Addresses): BodyElement | undefined {
  switch (node.type) {
    case 'link':
      return { line, kind: 'link', address: node.url, text: textOf(node) }
    case 'definition':
      return { line, kind: 'link', address: node.url, text: node.label ?? node.identifier }
    case 'image':
      return { line, kind: 'image', address: node.url, alt: node.alt ?? '' }
    case 'imageReference': {
      const address = addresses.get(node.identifier) ?? ''
      return { line, kind: 'image', address, alt: node.alt ?? '' }
    }
    case 'html':
      return { line, kind: 'html', text: node.value }
    case 'footnote':
    case 'footnoteDefinition':
      return { line, kind: 'note' }
    case 'heading':
      return { line, kind: 'heading', depth: (node as Heading).depth, text: textOf(node) }
    default:
      return undefined
  }
}

function nodesOf(tree: Root): Node[] {
  const nodes: Node[] = []
  visit(tree, (node) => {
    nodes.push(node as Node)
  })
  return nodes
}

/** Three or more words with no markdown between them and no address after them. */
const prose = /(?<![\w.@/#:-])[A-Za-z]+(?:[,;]? [A-Za-z]+(?:['’][a-z]+)?){2,}(?![\w:@/+-]|\.\S)/g

/**
 * Cuts prose to one letter, so the text parses in a third of the time into the same links, headings
 * and HTML in the same places. Image texts and reference labels count as words, so a text that may
 * contain them stays whole.
 */
const withoutProse = (markdown: string): string =>
  markdown.includes('![') || markdown.includes(']:') ? markdown : markdown.replace(prose, 'x')

/** Signs of links, pictures, HTML, code, notes, addresses, and of possibly wrong headings. */
const suspectMarkup = /[[<&`@]|~~~|:\/\/|www\.|#{5}|^[^a-z0-9\n]*#[^a-z0-9\n]*$/im

/** Citations, [^key], which the parser treats as text, unless what follows makes them a link or a note. */
const citations = /(?:\[\^[a-z0-9-]+\])+(?![[(:])/g

/**
 * Removes blocks and prose that can contain no mistake. The rest parses in a sixth of the time, into the same
 * links, pictures, HTML and notes on the same lines, with other words. A block stays if the next one is
 * indented, because that one may belong to it.
 */
export function withoutPlainText(markdown: string): string {
  const blocks = markdown.replace(citations, '').split('\n\n')
  const isIndented = (block = '') => /^\n*[ \t]/.test(block)
  const checkedBlocks = blocks.map((block, index) =>
    suspectMarkup.test(block) ||
    !/[a-z0-9]/i.test(block) ||
    [block, blocks[index + 1]].some(isIndented)
      ? block
      : block.replace(/[^\n]+/g, ''),
  )
  return withoutProse(checkedBlocks.join('\n\n'))
}

/** Lists the links, images, headings and raw HTML of a markdown text, in order. */
export function bodyElements(markdown: string): BodyElement[] {
  const nodes = nodesOf(parser.parse(markdown) as Root)
  const addresses = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  )
  return nodes.flatMap((node) => elementOf(node, node.position?.start.line ?? 1, addresses) ?? [])
}

/** Heading ids of a markdown text as the site renders them, for '#id' links. */
export function headingIds(markdown: string): string[] {
  const markdownAST = parser.parse(markdown) as Root
  articleBody({ markdownAST })
  return nodesOf(markdownAST).flatMap(({ data }) => {
    const { id } = (data?.hProperties ?? {}) as { id?: string }
    return id === undefined ? [] : [id]
  })
}
