import { isDay } from '../../lib/dates'
import { withoutUndefined } from '../../lib/without-undefined'

/**
 * What reads values from anywhere: storage, files, codes. A reader returns what a value says, cut to sane lengths, and
 * undefined for a value of another kind.
 */
export type Reader<Value> = (value: unknown) => Value | undefined

/** More than any name has characters, and any object keys. */
const NAME = 200
const MOST_KEYS = 600

/** Returns what a text says as JSON; undefined where it is none. */
export function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Returns whether a value has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text =
  (most = NAME): Reader<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, most) : undefined

export const number =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined

export const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((known) => known === value)

/** Reads an ISO instant. */
export const moment: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** Reads a day of the calendar. */
export const day: Reader<string> = (value) => (isDay(`${value}`) ? `${value}` : undefined)

/** Of a value that is no list it makes an empty one. */
export const list =
  <Value>(read: Reader<Value>, most: number) =>
  (value: unknown): Value[] =>
    Array.isArray(value) ? value.slice(0, most).flatMap((one) => read(one) ?? []) : []

/** Reads values by their keys. */
export const map =
  <Value>(read: Reader<Value>): Reader<Record<string, Value>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const known = Object.entries(value)
      .slice(0, MOST_KEYS)
      .map(([key, field]) => [key, read(field)] as const)
      // '__proto__' is special in objects.
      .filter(([key, field]) => field !== undefined && key !== '__proto__' && key.length <= NAME)
    return Object.fromEntries(known) as Record<string, Value>
  }

/** Has a field that says nothing count as something. */
export const or =
  <Value>(usual: Value, read: Reader<Value>) =>
  (value: unknown): Value =>
    read(value) ?? usual

/** Reads an object field by field; a field may look at the others. One that lacks what is needed counts as nothing. */
export const object =
  <Value extends object>(
    needed: readonly (keyof Value)[],
    fields: {
      [Name in keyof Value]-?: (
        value: unknown,
        all: Record<string, unknown>,
      ) => Value[Name] | undefined
    },
  ): Reader<Value> =>
  (value) => {
    if (!isObject(value)) return undefined
    const names = Object.keys(fields) as (keyof Value & string)[]
    const read = names.map((name) => [name, fields[name](value[name], value)])
    const known = withoutUndefined(Object.fromEntries(read)) as Value
    return needed.every((name) => name in known) ? known : undefined
  }
