import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { isGroup, oneLine, printJson } from './print-json'
import { inOrder, pairEntries, same } from './same'

/** Returns JSON text with the data `value`. Rewrites only what differs, and writes new parts like their neighbors. */
export function patchJson(text: string, value: unknown): string {
  const root = parseTree(text)
  if (!root) return `${printJson(value, '', true)}\n`
  return text.slice(0, root.offset) + patch(text, root, value) + text.slice(endOf(root))
}

const endOf = ({ offset, length }: Node) => offset + length
const sourceOf = (text: string, node: Node) => text.slice(node.offset, endOf(node))
const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

function patch(text: string, node: Node, value: unknown): string {
  const old: unknown = getNodeValue(node)
  if (same(old, value)) return sourceOf(text, node)
  if (node.type === 'object' && isGroup(value)) return patchGroup(text, node, value)
  if (node.type === 'array' && Array.isArray(value)) return patchList(text, node, value)
  return printJson(value, indentAt(text, node.offset))
}

function patchGroup(text: string, node: Node, value: Record<string, unknown>): string {
  const byKey = new Map(
    (node.children ?? []).map((child) => [String(child.children?.[0]?.value), child]),
  )
  const kept = [...byKey.keys()].filter((key) => key in value)
  const parts = inOrder(kept, Object.keys(value)).map((key) => {
    const [name, part] = byKey.get(key)?.children ?? []
    return name && part
      ? text.slice(name.offset, part.offset) + patch(text, part, value[key])
      : `${JSON.stringify(key)}: ${printJson(value[key], childIndent(text, node))}`
  })
  return join(text, node, parts)
}

function patchList(text: string, node: Node, value: readonly unknown[]): string {
  const children = node.children ?? []
  const pairs = pairEntries(
    children.map((child) => getNodeValue(child) as unknown),
    value,
  )
  const parts = value.map((one, index) => {
    const child = children[pairs[index] ?? -1]
    return child ? patch(text, child, one) : printLike(text, children[0], one, node)
  })
  return join(text, node, parts)
}

/** Writes a new list entry on one line, or on several, as its neighbor is. */
function printLike(text: string, neighbor: Node | undefined, value: unknown, list: Node): string {
  if (!neighbor) return printJson(value, childIndent(text, list))
  const source = sourceOf(text, neighbor)
  if (source.includes('\n')) return printJson(value, childIndent(text, list), true)
  return oneLine(value, /^\{\S/.test(source) ? '' : ' ')
}

const isBroken = (text: string, node: Node) => {
  const [first] = node.children ?? []
  return first && text.slice(node.offset, first.offset).includes('\n')
}

const childIndent = (text: string, node: Node) => {
  const [first] = node.children ?? []
  return first && isBroken(text, node)
    ? indentAt(text, first.offset)
    : `${indentAt(text, node.offset)}  `
}

/** Joins the parts of a list or group with the spaces and line breaks that the old one has. */
function join(text: string, node: Node, parts: readonly string[]): string {
  const [open = '', close = ''] = node.type === 'array' ? '[]' : '{}'
  const [first, second] = node.children ?? []
  const last = node.children?.at(-1)
  if (parts.length === 0) return open + close
  const lineBreak = `\n${childIndent(text, node)}`
  const before = first ? text.slice(node.offset + 1, first.offset) : lineBreak
  const after = last ? text.slice(endOf(last), endOf(node) - 1) : `\n${indentAt(text, node.offset)}`
  const usual = before.includes('\n') ? `,${lineBreak}` : ', '
  const between = first && second ? text.slice(endOf(first), second.offset) : usual
  return open + before + parts.join(between) + after + close
}
