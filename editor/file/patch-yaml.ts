import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
} from 'yaml'
import { inOrder, pairEntries, same } from './same'

type Fields = Record<string, unknown>

const format = { lineWidth: 0, flowCollectionPadding: false }

/** Returns YAML fields with the data `value`. The text of each field that is as before stays as it is. */
export function patchYaml(yaml: string, value: Fields): string {
  const document = parseDocument(yaml, { version: '1.1' })
  const pairs = isMap(document.contents) ? document.contents.items : []
  const startOf = (pair: Pair | undefined) =>
    isScalar(pair?.key) ? (pair.key.range?.[0] ?? yaml.length) : yaml.length
  const parts = new Map(
    pairs.map((pair, index) => [
      String(pair.key),
      { pair, text: yaml.slice(startOf(pair), startOf(pairs[index + 1])) },
    ]),
  )
  const kept = [...parts.keys()].filter((key) => key in value)
  const lines = inOrder(kept, Object.keys(value)).map((key) => {
    const part = parts.get(key)
    if (part && same(dataOf(part.pair.value), value[key])) return part.text
    return printField(document, key, part?.pair.value, value[key])
  })
  return yaml.slice(0, startOf(pairs[0])) + lines.join('')
}

const dataOf = (node: unknown): unknown =>
  isMap(node) || isSeq(node) || isScalar(node) ? node.toJSON() : node

function printField(document: Document.Parsed, key: string, node: unknown, value: unknown) {
  const field = new Document({}, { version: '1.1' })
  ;(field.contents as unknown as YAMLMap).items.push(
    document.createPair(key, patch(document, node, value)) as Pair<unknown, unknown>,
  )
  return field.toString(format)
}

/** The node with the data `value`, in the style of the node that it replaces. */
function patch(document: Document.Parsed, node: unknown, value: unknown): unknown {
  if (same(dataOf(node), value)) return node
  if (isScalar(node) && typeof value === typeof node.value) {
    node.value = value
    return node
  }
  if (isMap(node) && typeof value === 'object' && value && !Array.isArray(value)) {
    const fields = value as Fields
    const old = new Map(node.items.map((item) => [String(item.key), item]))
    const kept = [...old.keys()].filter((key) => key in fields)
    node.items = inOrder(kept, Object.keys(fields)).map((key) => {
      const item = old.get(key)
      if (!item) return document.createPair(key, create(document, fields[key])) as Pair
      item.value = patch(document, item.value, fields[key])
      return item
    })
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const olds = node.items
    const pairs = pairEntries(olds.map(dataOf), value)
    node.items = value.map((one, index) => {
      const at = pairs[index]
      return at === undefined ? create(document, one) : patch(document, olds[at], one)
    })
    return node
  }
  return create(document, value)
}

/** A new node: texts in double quotes, and a list of plain values on one line. */
function create(document: Document.Parsed, value: unknown): unknown {
  const node = document.createNode(value)
  style(node)
  return node
}

function style(node: unknown): void {
  if (isMap(node)) for (const { value } of node.items) style(value)
  else if (isSeq(node)) {
    node.items.forEach(style)
    node.flow = node.items.every((item) => isScalar(item) && String(item.value).length < 30)
  } else if (isScalar(node) && typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE
}
