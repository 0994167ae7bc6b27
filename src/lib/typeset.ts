/** A number as texts write it: 8, 0.5, 1,300. */
const NUMBER = String.raw`\d+(?:[.,]\d+)*`

/** Not within a word, a date or another range: 2026-11-23. */
const range = new RegExp(String.raw`(?<![\w-]|\d[.,])(${NUMBER})-(${NUMBER})(?![\w-])`, 'g')
const difference = new RegExp(`(${NUMBER}) - (?=${NUMBER})`, 'g')
const negative = /(?<=^|[\s(])-(?=\d)/g
const measure = new RegExp(
  String.raw`(?<![\w.,-])(${NUMBER}) (?=(?:kg|lb|g|mg|ml|cm|mm|km|kcal)(?![\w/]))`,
  'g',
)

/**
 * Sets a text's figures: en dashes in ranges, true minus signs, and no line break within a range or between a
 * number and its unit. Editors write plain hyphens.
 */
export const typeset = (text: string): string =>
  text
    // A joiner after the dash, where browsers would break the line.
    .replace(range, '$1–\u2060$2')
    .replace(difference, '$1\u00a0−\u00a0')
    .replace(negative, '−')
    .replace(measure, '$1\u00a0')

/** The same for all texts of an object or a list, except ids and addresses. */
export function typesetAll<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map(typesetAll) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    isPlain(key) ? each : typesetAll(each),
  ])
  return Object.fromEntries(entries) as T
}

/** Ids, names, and weights, which are read again to show them in another unit. */
const isPlain = (key: string) => ['exercise', 'title', 'load', 'weight'].includes(key)

/** The same for the texts of HTML. */
export const typesetHtml = (html: string): string => html.replace(/[^<>]+(?=<|$)/g, typeset)

/** Takes the joiners out, for what isn't shown. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '')
