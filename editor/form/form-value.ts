import { z } from 'zod'
import { unwrap } from '../../packages/content-validation'
import { isGroup } from '../file/print-json'
import { same } from '../file/same'
import {
  isShort,
  isTextMap,
  isWordList,
  namedGroups,
  shortData,
  shortText,
  wordsOf,
  wordsText,
} from './unions'

export type Schema = z.core.$ZodType
export type Data = Record<string, unknown>

/** What a form has for a field that nobody filled. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** What the form shows of a file's data. Fields that the form doesn't know stay as they are. */
export function formOf(schema: Schema, data: unknown): unknown {
  const inner = unwrap(schema)
  if (data === undefined) return undefined
  if (isShort(inner)) return shortText(inner, data)
  const group = namedGroups(inner)
  if (group && isGroup(data))
    return Object.entries(data).map(([name, one]) => ({ name, ...(formOf(group, one) as Data) }))
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.map((one) =>
      isWordList(inner.element) ? wordsText(one) : formOf(inner.element, one),
    )
  if (inner instanceof z.ZodObject && isGroup(data))
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        inner.shape[key] ? formOf(inner.shape[key], value) : value,
      ]),
    )
  return data
}

/** The data of a form. What is as it was in the form stays as it was in the data `before`. */
export function dataOf(schema: Schema, form: unknown, before: unknown): unknown {
  const inner = unwrap(schema)
  const isOptional = schema instanceof z.ZodOptional
  if (before !== undefined && sameForm(formOf(inner, before), form)) return before
  if (isOptional && isEmpty(form)) return undefined
  if (inner instanceof z.ZodBoolean) return dataOfFlag(form, isOptional)
  if (isShort(inner)) return typeof form === 'string' ? shortData(inner, form, before) : form
  const group = namedGroups(inner)
  if (group) return Object.fromEntries(listOf(form).map((one) => namedEntry(group, one, before)))
  if (inner instanceof z.ZodArray)
    return listOf(form).map((one, index) =>
      isWordList(inner.element)
        ? wordsOf(one)
        : dataOf(inner.element, one, Array.isArray(before) ? before[index] : undefined),
    )
  if (inner instanceof z.ZodObject && isGroup(form)) return dataOfGroup(inner, form, before)
  if (isTextMap(inner) && isGroup(form))
    return Object.fromEntries(Object.entries(form).filter(([, text]) => !isEmpty(text)))
  return form
}

const listOf = (form: unknown): unknown[] =>
  Array.isArray(form) ? form : isEmpty(form) ? [] : [form]

/** An unchecked box is the same as no field, except where `false` says something: that form has words to pick. */
function dataOfFlag(form: unknown, isOptional: boolean): unknown {
  if (form === 'true' || form === 'false') return form === 'true'
  return form === false && isOptional ? undefined : form
}

function namedEntry(group: Schema, form: unknown, before: unknown): [string, unknown] {
  const { name, ...fields } = form as Data
  return [
    String(name ?? ''),
    dataOf(group, fields, isGroup(before) ? before[String(name)] : undefined),
  ]
}

function dataOfGroup({ shape }: z.ZodObject, form: Data, before: unknown): Data {
  const old = isGroup(before) ? before : {}
  const keys = [...new Set([...Object.keys(shape), ...Object.keys(form)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      // The editor marks the entries of open lists.
      if (key.startsWith('__sc_')) return []
      const field = shape[key] as Schema | undefined
      const one = field ? dataOf(field, form[key], old[key]) : form[key]
      return one === undefined || (one === null && old[key] !== null) ? [] : [[key, one]]
    }),
  )
}

/** Equal in the form, where nothing, an empty text and an unchecked box are the same. */
function sameForm(a: unknown, b: unknown): boolean {
  if (same(a, b) || (isNothing(a) && isNothing(b))) return true
  if (!isGroup(a) || !isGroup(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, index) => sameForm(one, b[index]))
    )
  const keys = Object.keys({ ...a, ...b }).filter((key) => !key.startsWith('__sc_'))
  return keys.every((key) => sameForm(a[key], b[key]))
}

const isNothing = (value: unknown) => value === false || isEmpty(value)
