import { z } from 'zod'
import { noteOf, unwrap } from '../schema-fields'

type Schema = z.core.$ZodType

/** A field as the guide lists it. */
interface Row {
  name: string
  isRequired: boolean
  schema: Schema
}

function rowsOf(schema: Schema, prefix: string): Row[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, prefix && `${prefix}[]`)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, Schema>).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const row = { name, isRequired: !(field instanceof z.ZodOptional), schema: field }
    return [row, ...rowsOf(field, name)]
  })
}

/** The words a field may hold, where they are listed. */
function choices(schema: Schema): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (!(schema instanceof z.ZodArray)) return []
  const { examples = [] } = noteOf(schema.element)
  return examples.length > 1 ? examples.map(String) : []
}

function meaning(schema: Schema): string {
  const words = choices(unwrap(schema))
  return [noteOf(schema).description, words.join(', ')].filter(Boolean).join(': ')
}

function example(schema: Schema): string {
  const [first] = noteOf(schema).examples ?? []
  return first === undefined ? '' : `\`${JSON.stringify(first)}\``
}

const cell = (text: string) => text.replace(/\|/g, '\\|')

/** Returns a markdown table of all fields of a kind of content, in the order of its schema. */
export function fieldTable(schema: Schema): string {
  const rows = rowsOf(schema, '').map(({ name, isRequired, schema: field }) =>
    [`\`${name}\``, isRequired ? 'yes' : 'no', meaning(field), example(field)].map(cell),
  )
  const head = ['Field', 'Required', 'What it holds', 'Example']
  const table = [head, head.map(() => '---'), ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
