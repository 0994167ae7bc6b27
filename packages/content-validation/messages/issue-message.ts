import { z } from 'zod'
import { type FieldPath, valueAt } from './field-path'
import { fieldNames, fieldNote, schemaAt, unwrap } from './schema-fields'
import { countOf, describe, didYouMean, joinWithOr, shorten } from './wording'

type Issue = z.core.$ZodIssue

const expectedTypes: Record<string, string> = {
  string: 'text',
  boolean: 'true or false (no quotes)',
  number: 'a number (no quotes)',
  int: 'a whole number (no quotes)',
  array: 'a list in [ ]',
  object: 'a group of fields',
  record: 'a group of fields',
}

function fillHint(schema: z.core.$ZodType | undefined): string {
  const { description, examples } = schema ? fieldNote(schema) : {}
  const example = examples ? `, for example ${JSON.stringify(examples[0])}` : ''
  return description ? `it holds ${description}${example}` : 'fill it'
}

function typeMessage(issue: z.core.$ZodIssueInvalidType, value: unknown, schema?: z.core.$ZodType) {
  if (value === undefined) return `The field is missing; ${fillHint(schema)}.`
  if (value === null && issue.path.length > 0)
    return schema instanceof z.ZodOptional
      ? `The field is empty; delete it, or fill it: ${fillHint(schema)}.`
      : `The field is empty; ${fillHint(schema)}.`
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : value
  const isText = issue.expected === 'string' && typeof text !== 'object'
  const hint = isText ? `: "${text}" in double quotes` : ''
  return `Found ${describe(value)} where ${expectedTypes[issue.expected] ?? issue.expected} belongs${hint}.`
}

function sizeMessage(
  issue: Issue & { code: 'too_small' | 'too_big' },
  value: unknown,
  schema?: z.core.$ZodType,
) {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
  if (typeof value === 'number') return `Found ${describe(value)}; it must be ${bound} ${limit}.`
  const size = (value as string | unknown[]).length
  if (size === 0) return `The field is empty; ${fillHint(schema)}.`
  const has =
    typeof value === 'string' ? countOf(size, 'character') : countOf(size, 'entry', 'entries')
  const rule = bound === 'at most' ? 'allowed' : 'required'
  const advice = issue.code === 'too_small' ? `add ${limit - size}` : `remove ${size - limit}`
  return `Found ${has}; ${bound} ${limit} ${limit === 1 ? 'is' : 'are'} ${rule}, so ${advice}.`
}

/** Names the wrong word of a list that has other forms too: "Montag" among days. */
function unknownWord(issue: z.core.$ZodIssueInvalidUnion, value: unknown): string | undefined {
  for (const nested of issue.errors.flat()) {
    if (nested.code !== 'invalid_value' || nested.path.length === 0) continue
    const word = valueAt(value, nested.path)
    const allowed = nested.values.map(String)
    if (typeof word === 'string')
      return `Found ${describe(word)}; use ${joinWithOr(allowed)}${didYouMean(word, allowed)}`
  }
  return undefined
}

/**
 * Turns a schema issue into a message: what was found, what is allowed, and what to write instead.
 * `data` and `root` are the whole file's data and schema.
 */
export function issueMessage(issue: Issue, data: unknown, root: z.core.$ZodType): string {
  const value = valueAt(data, issue.path)
  const schema = schemaAt(root, issue.path)
  if (issue.code === 'invalid_type') return typeMessage(issue, value, schema)
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return sizeMessage(issue, value, schema)
  if (issue.code === 'invalid_value') {
    if (value === undefined || value === null) return `The field is missing; ${fillHint(schema)}.`
    const allowed = issue.values.map(String)
    const sentence = `Found ${describe(value)}; use ${joinWithOr(allowed)}`
    return typeof value === 'string' ? sentence + didYouMean(value, allowed) : `${sentence}.`
  }
  const word = issue.code === 'invalid_union' ? unknownWord(issue, value) : undefined
  if (word) return word
  const example = schema && fieldNote(schema).examples?.[0]
  const like = example === undefined ? '' : `, for example ${JSON.stringify(example)}`
  return `Found ${describe(value)}; it ${issue.message}${like}.`
}

/** Message for an unknown field at `path`. */
export function unknownFieldMessage(key: string, path: FieldPath, root: z.core.$ZodType): string {
  const schema = schemaAt(root, path)
  const knownFields = fieldNames(schema && unwrap(schema))
  return `"${shorten(key)}" is not a known field${didYouMean(key, knownFields, `; use ${joinWithOr(knownFields)}.`)}`
}
