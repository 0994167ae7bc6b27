import type { Root } from 'mdast'
import visit from 'unist-util-visit'
import { citation, type Node } from './text-of'

/** A part of a body to check; `line` counts within the body, from 1. */
export type BodyElement = { line: number } & (
  | { kind: 'link'; address: string; text: string }
  | { kind: 'image'; address: string; alt: string }
  | { kind: 'html'; text: string }
  | { kind: 'note' }
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'block'; language: string; text: string }
  | { kind: 'citation'; key: string }
  | { kind: 'unread link' }
  | { kind: 'row'; cells: number; columns: number }
)

export type ElementOf<Kind> = Extract<BodyElement, { kind: Kind }>

/** What a screen reader says of a link: its words and its pictures' texts. */
function nameOf(node: Node): string {
  if (node.type === 'image') return node.alt ?? ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(nameOf).join('') : ''
}

/** A link or picture that markdown reads as text: a space in its address, or before the bracket. */
const unreadLink = /\]\(|(?<!\[\^[\w-]+)\] \((?=https?:|$)/g

type Addresses = ReadonlyMap<string, string>

function elementsIn(node: Node, line: number, addresses: Addresses): BodyElement[] {
  switch (node.type) {
    case 'link':
      return [{ line, kind: 'link', address: node.url, text: nameOf(node) }]
    case 'definition':
      return [{ line, kind: 'link', address: node.url, text: node.label ?? node.identifier }]
    case 'image':
      return [{ line, kind: 'image', address: node.url, alt: node.alt ?? '' }]
    case 'imageReference': {
      const address = addresses.get(node.identifier) ?? ''
      return [{ line, kind: 'image', address, alt: node.alt ?? '' }]
    }
    case 'html':
      return [{ line, kind: 'html', text: node.value }]
    case 'footnote':
    case 'footnoteDefinition':
      return [{ line, kind: 'note' }]
    case 'heading':
      return [{ line, kind: 'heading', depth: node.depth, text: nameOf(node) }]
    case 'table': {
      const columns = node.children[0]?.children.length ?? 0
      return node.children.flatMap((row) =>
        row.children.length < columns
          ? {
              line: row.position?.start.line ?? line,
              kind: 'row',
              cells: row.children.length,
              columns,
            }
          : [],
      )
    }
    case 'code':
      return [{ line, kind: 'block', language: node.lang ?? '', text: node.value }]
    case 'text': {
      const lineAt = (index: number) =>
        line + (node.value.slice(0, index).match(/\n/g)?.length ?? 0)
      return [
        ...[...node.value.matchAll(citation)].map(({ index, 1: key = '' }) => ({
          line: lineAt(index),
          kind: 'citation' as const,
          key,
        })),
        ...[...node.value.matchAll(unreadLink)].map(({ index }) => ({
          line: lineAt(index),
          kind: 'unread link' as const,
        })),
      ]
    }
    default:
      return []
  }
}

/** The elements of a body, in order. */
export function elementsOf(tree: Root): BodyElement[] {
  const nodes: Node[] = []
  visit(tree, (node) => {
    nodes.push(node as Node)
  })
  const addresses = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  )
  return nodes.flatMap((node) => elementsIn(node, node.position?.start.line ?? 1, addresses))
}
