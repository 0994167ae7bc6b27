import { shorten } from './wording'

/** A path to a field: ['sessions', 0, 'exercises', 2, 'rest']. */
export type FieldPath = readonly PropertyKey[]

/** Formats a path for messages: 'sessions[0].exercises[2].rest'; undefined for the whole file. */
export function fieldName(path: FieldPath): string | undefined {
  const name = path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`
    const key = shorten(String(step))
    return written ? `${written}.${key}` : key
  }, '')
  return name || undefined
}

/** Reads the value at `path`; undefined if there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    data,
  )
}
