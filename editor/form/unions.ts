import { z } from 'zod'
import { unwrap } from '../../packages/content-validation'

type Schema = z.core.$ZodType

/** The schema of one week's value in a field that has one for all weeks or a list with one per week. */
function weekValue(schema: Schema): Schema | undefined {
  if (!(schema instanceof z.ZodUnion)) return undefined
  const list = schema.options.find(
    (one) => one instanceof z.ZodArray && schema.options.includes(one.element),
  )
  return list instanceof z.ZodArray ? list.element : undefined
}

const isNumbers = (schema: Schema) =>
  schema instanceof z.ZodArray && unwrap(schema.element) instanceof z.ZodNumber

/** A text, or a group of texts: '2.5 kg', or 'upper 2.5 kg, lower 5 kg'. */
const isTextOrGroup = (schema: Schema) =>
  schema instanceof z.ZodUnion && schema.options.some((one) => one instanceof z.ZodObject)

/** Any number of texts by name, such as a schedule's weeks. */
export const isTextMap = (schema: Schema) =>
  schema instanceof z.ZodRecord && unwrap(schema.valueType) instanceof z.ZodString

/** The group of which a field has any number by name, such as a plan's other rules; a list in the form. */
export const namedGroups = (schema: Schema): Schema | undefined =>
  schema instanceof z.ZodRecord && unwrap(schema.valueType) instanceof z.ZodObject
    ? schema.valueType
    : undefined

/** Whether the form shows a field's data as one line of text. */
export const isShort = (schema: Schema) =>
  schema instanceof z.ZodUnion || schema instanceof z.ZodTuple || isNumbers(schema)

const separated = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

/** Data as one line of text. */
export function shortText(schema: Schema, data: unknown): string {
  const week = weekValue(schema)
  if (week) {
    const isList = Array.isArray(data) && !z.safeParse(week, data).success
    return (isList ? (data as unknown[]) : [data]).map(separated).join(' | ')
  }
  if (isNumbers(schema) || typeof data === 'string') return separated(data)
  if (isTextOrGroup(schema) && typeof data === 'object' && data)
    return Object.entries(data)
      .map(([name, text]) => `${name} ${text}`)
      .join(', ')
  return JSON.stringify(data)
}

/**
 * Reads such a line back. A week's value that says what it said `before` stays it, and what can't be read stays text,
 * for the check to say what is wrong.
 */
export function shortData(schema: Schema, text: string, before: unknown): unknown {
  const week = weekValue(schema)
  if (week) {
    const olds = Array.isArray(before) ? before : [before]
    const values = text.split('|').map((part, index) => {
      const old: unknown = olds[index]
      const written = part.trim()
      return old !== undefined && separated(old) === written ? old : oneValue(week, written)
    })
    return values.length === 1 ? values[0] : values
  }
  if (isNumbers(schema))
    return text
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(asNumber)
  const groups = text.split(/,\s*/).map((part) => /^([a-z]+) (\S.*)$/.exec(part.trim()))
  if (isTextOrGroup(schema) && groups.every((group) => group !== null))
    return Object.fromEntries(groups.map((group) => [group[1], group[2]]))
  return text
}

const asNumber = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text)

function oneValue(schema: Schema, text: string): unknown {
  const candidates = [text === '' ? Number.NaN : Number(text), text, text.split(/,\s*/)]
  return candidates.find((one) => z.safeParse(schema, one).success) ?? asNumber(text)
}

/** A list inside a list, such as words that mean the same: one line in the form, 'not | cannot'. */
export const isWordList = (schema: Schema) => unwrap(schema) instanceof z.ZodArray

export const wordsText = (words: unknown) => (Array.isArray(words) ? words.join(' | ') : words)

export const wordsOf = (line: unknown) =>
  typeof line === 'string'
    ? line
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean)
    : line
