import { z } from 'zod'
import { fieldNote, unwrap } from '../../../packages/checked-content'
import { figureParts } from '../../../packages/figures'

type Schema = z.core.$ZodType

interface Row {
  name: string
  isRequired: boolean
  schema: Schema
}

/** These have tables of their own. */
const partFields = new Set<Schema>(
  Object.values(figureParts).flatMap(({ shape }) => Object.values<Schema>(shape)),
)

function rowsOf(schema: Schema, prefix: string): Row[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, prefix && `${prefix}[]`)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, Schema>).flatMap(([key, field]) => {
    if (prefix && partFields.has(field)) return []
    const name = prefix ? `${prefix}.${key}` : key
    const row = { name, isRequired: !(field instanceof z.ZodOptional), schema: field }
    return [row, ...rowsOf(field, name)]
  })
}

/** Listed values of a field: an enum's options, or a list's example entries. */
function fieldChoices(schema: Schema): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (!(schema instanceof z.ZodArray)) return []
  const { examples = [] } = fieldNote(schema.element)
  return examples.length > 1 ? examples.map(String) : []
}

function fieldDescription(schema: Schema): string {
  const words = fieldChoices(unwrap(schema))
  return [fieldNote(schema).description, words.join(', ')].filter(Boolean).join(': ')
}

function fieldExample(schema: Schema): string {
  const [first] = fieldNote(schema).examples ?? []
  return first === undefined ? '' : `\`${JSON.stringify(first)}\``
}

const cell = (text: string) => text.replace(/\|/g, '\\|')

/** Markdown table of all fields of a content kind, in schema order. */
export function fieldTable(schema: Schema): string {
  const rows = rowsOf(schema, '').map(({ name, isRequired, schema: field }) =>
    [`\`${name}\``, isRequired ? 'yes' : 'no', fieldDescription(field), fieldExample(field)].map(
      cell,
    ),
  )
  const head = ['Field', 'Required', 'What it holds', 'Example']
  const table = [head, head.map(() => '---'), ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
