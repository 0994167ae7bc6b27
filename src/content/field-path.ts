import { shorten } from './wording'

/** The way to a field: ['exercises', 2, 'rest']. */
export type FieldPath = readonly PropertyKey[]

/**
 * Returns a path in the notation of messages: 'exercises[2].rest'; undefined for the file as a
 * whole.
 */
export function fieldName(path: FieldPath): string | undefined {
  const name = path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`
    const key = shorten(String(step))
    return written ? `${written}.${key}` : key
  }, '')
  return name || undefined
}

/** Returns the value at `path` in what a file says; undefined where there is none. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    data,
  )
}
