import type { Content, Root } from 'mdast'

export type Node = Root | Content

/** A citation: [^key]. */
export const citation = /\[\^([^\]\n]*)\]/g

/** The words of a node, on one line, without citations. A picture has none. */
export const textOf = (node: Node): string =>
  writtenText(node).replace(citation, '').replace(/\s+/g, ' ').trim()

/** The words of a node as written, with its citations and line breaks. */
export function writtenText(node: Node): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'html') return ''
  if ('value' in node) return node.value
  if (node.type === 'tableRow') return node.children.map(writtenText).join(' · ')
  return 'children' in node ? node.children.map(writtenText).join('') : ''
}
