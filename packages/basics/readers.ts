import { withoutUndefined } from './collections'
import { isDay } from './dates'

/** Parses an untrusted value, clipped to a sane length; undefined if it is invalid. */
export type Reader<Value> = (value: unknown) => Value | undefined

/** Sanity limits: characters of a name, keys of an object. */
const MAX_NAME = 200
const MAX_KEYS = 600

/** Parses a stored text; undefined if it is missing or no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const readText =
  (most = MAX_NAME): Reader<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, most) : undefined

/** A text that is not empty, such as an id. */
export const readId: Reader<string> = (value) => readText()(value) || undefined

export const readNumber =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined

export const readOneOf =
  <Value extends string | number | boolean>(values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((allowed) => allowed === value)

export const readFlag: Reader<boolean> = readOneOf([true])

export const readInstant: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

export const readDate: Reader<string> = (value) => (isDay(`${value}`) ? `${value}` : undefined)

/** Reads each item and drops invalid ones. Anything but an array gives an empty one. */
export const readList =
  <Value>(read: Reader<Value>, most: number) =>
  (value: unknown): readonly Value[] =>
    Array.isArray(value) ? value.slice(0, most).flatMap((item) => read(item) ?? []) : []

export const readMap =
  <Value>(read: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const entries = Object.entries(value)
      .slice(0, MAX_KEYS)
      .map(([key, field]) => [key, read(field)] as const)
      // '__proto__' would set the prototype.
      .filter(
        ([key, field]) => field !== undefined && key !== '__proto__' && key.length <= MAX_NAME,
      )
    return Object.fromEntries(entries) as Record<string, Value>
  }

export const withDefault =
  <Value>(fallback: NoInfer<Value>, read: Reader<Value>) =>
  (value: unknown): Value =>
    read(value) ?? fallback

type Fields = Record<string, (value: unknown, all: Record<string, unknown>) => unknown>

/** Fields that are required or never undefined are present; others may be missing. */
type ReadFields<Of extends Fields, Needed extends keyof Of> = {
  readonly [Name in keyof Of as Name extends Needed
    ? Name
    : undefined extends ReturnType<Of[Name]>
      ? never
      : Name]: Exclude<ReturnType<Of[Name]>, undefined>
} & {
  readonly [Name in keyof Of as Name extends Needed ? never : Name]?: ReturnType<Of[Name]>
}

/** The type that a reader returns. */
export type ReadOf<Read extends Reader<unknown>> = NonNullable<ReturnType<Read>>

/** Reads an object's known fields; undefined if a required one is missing. A field may read the others. */
export const readObject =
  <Of extends Fields, Needed extends keyof Of & string = never>(
    required: readonly Needed[],
    fields: Of,
  ): Reader<ReadFields<Of, Needed>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const read = Object.entries(fields).map(([name, field]) => [name, field(value[name], value)])
    const parsed = withoutUndefined(Object.fromEntries(read))
    return required.every((name) => name in parsed) ? parsed : undefined
  }
