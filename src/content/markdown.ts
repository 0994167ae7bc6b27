import type { Content, Heading, Image, Root } from 'mdast'
import remark from 'remark'
import remarkFootnotes from 'remark-footnotes'
import remarkGfm from 'remark-gfm'
import visit from 'unist-util-visit'
import articleBody from '../../plugins/gatsby-remark-article-body'

/** The parser that gatsby-transformer-remark has, with the same extensions. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true })

/** A piece of an article's body that can be wrong, with its line in the body, from 1. */
export type Piece = { line: number } & (
  | { kind: 'link'; address: string; text: string }
  | { kind: 'image'; address: string; alt: string }
  | { kind: 'html'; text: string }
  | { kind: 'note' }
  | { kind: 'heading'; depth: number; text: string }
)

type Node = Root | Content

/** Returns the words of a node. mdast-util-to-string would give the title of a link that has one. */
function textOf(node: Node): string {
  if ('value' in node) return node.value
  if (node.type === 'image') return (node as Image).alt ?? ''
  return 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : ''
}

type Addresses = ReadonlyMap<string, string>

function pieceOf(node: Node, line: number, addresses: Addresses): Piece | undefined {
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

/** Three words and more between which nothing of markdown is, and after which no address goes on. */
const prose = /(?<![\w.@/#:-])[A-Za-z]+(?:[,;]? [A-Za-z]+(?:['’][a-z]+)?){2,}(?![\w:@/+-]|\.\S)/g

/**
 * Returns a markdown text with its prose cut to one letter. It parses in a third of the time, into the same
 * links, headings and HTML in the same places, with other words. Texts of pictures and labels of references
 * count as words: what may have them stays whole.
 */
const withoutProse = (markdown: string): string =>
  markdown.includes('![') || markdown.includes(']:') ? markdown : markdown.replace(prose, 'x')

/** Marks of links, pictures, HTML, code, notes and addresses, and of headings that may be wrong. */
const marks = /[[<&`@]|~~~|:\/\/|www\.|#{5}|^[^a-z0-9\n]*#[^a-z0-9\n]*$/im

/** Citations, [^key], which are text to the parser. What follows them could make a link or a note of them. */
const citations = /(?:\[\^[a-z0-9-]+\])+(?![[(:])/g

/**
 * Returns a markdown text without the blocks and the prose in which nothing can be wrong. It parses in a sixth
 * of the time, into the same links, pictures, HTML and notes on the same lines, with other words. A block stays
 * where the next one is indented, and so may belong to it.
 */
export function withoutPlainText(markdown: string): string {
  const blocks = markdown.replace(citations, '').split('\n\n')
  const isIndented = (block = '') => /^\n*[ \t]/.test(block)
  const kept = blocks.map((block, index) =>
    marks.test(block) || !/[a-z0-9]/i.test(block) || [block, blocks[index + 1]].some(isIndented)
      ? block
      : block.replace(/[^\n]+/g, ''),
  )
  return withoutProse(kept.join('\n\n'))
}

/** Returns the links, images, headings and raw HTML of a markdown text, in their order. */
export function piecesOf(markdown: string): Piece[] {
  const nodes = nodesOf(parser.parse(markdown) as Root)
  const addresses = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  )
  return nodes.flatMap((node) => pieceOf(node, node.position?.start.line ?? 1, addresses) ?? [])
}

/** Returns the ids of a markdown text's headings as the site writes them, for links to '#id'. */
export function anchorsOf(markdown: string): string[] {
  const markdownAST = parser.parse(markdown) as Root
  articleBody({ markdownAST })
  return nodesOf(markdownAST).flatMap(({ data }) => {
    const { id } = (data?.hProperties ?? {}) as { id?: string }
    return id === undefined ? [] : [id]
  })
}
