import { z } from 'zod'
import { fieldNote, unwrap } from '../messages/schema-fields'

type Schema = z.core.$ZodType

interface Row {
  name: string
  isRequired: boolean
  schema: Schema
}

function rowsOf(schema: Schema, prefix: string, others: ReadonlySet<Schema>): Row[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return rowsOf(inner.element, prefix && `${prefix}[]`, others)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, Schema>).flatMap(([key, field]) => {
    if (prefix && others.has(field)) return []
    const name = prefix ? `${prefix}.${key}` : key
    const row = { name, isRequired: !(field instanceof z.ZodOptional), schema: field }
    return [row, ...rowsOf(field, name, others)]
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

/** Markdown table of a schema's fields, in order, without those of `others` inside it. */
function fieldTable(schema: Schema, others: ReadonlySet<Schema>): string {
  const rows = rowsOf(schema, '', others).map(({ name, isRequired, schema: field }) =>
    [`\`${name}\``, isRequired ? 'yes' : 'no', fieldDescription(field), fieldExample(field)].map(
      cell,
    ),
  )
  const head = ['Field', 'Required', 'What it holds', 'Example']
  const table = [head, head.map(() => '---'), ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const startMarker = (name: string) => `<!-- fields: ${name} -->`
const endMarker = '<!-- end of fields -->'

/**
 * Writes the table of each schema between its two markers in a markdown text; throws if they are missing. Fields of
 * `parts` are only in the part's own table, wherever a part is used.
 */
export function fillTables(
  text: string,
  kinds: Readonly<Record<string, z.ZodType>>,
  parts: Readonly<Record<string, z.ZodObject>> = {},
): string {
  const partFields = new Set<Schema>(
    Object.values(parts).flatMap(({ shape }) => Object.values<Schema>(shape)),
  )
  return Object.entries<z.ZodType>({ ...kinds, ...parts }).reduce((before, [name, schema]) => {
    const from = before.indexOf(startMarker(name))
    const to = before.indexOf(endMarker, from)
    if (from === -1 || to === -1)
      throw new Error(
        `There is no place for the fields of ${name}: write ${startMarker(name)} and ${endMarker}.`,
      )
    return `${before.slice(0, from)}${startMarker(name)}\n\n${fieldTable(schema, partFields)}\n\n${before.slice(to)}`
  }, text)
}
