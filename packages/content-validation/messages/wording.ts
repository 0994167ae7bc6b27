import { closest, distance } from 'fastest-levenshtein'

/** Longest quote from an editor's text, in characters. */
const MAX_QUOTE = 80

/** Shortens a text to one line that a message can quote. */
export function shorten(text: string): string {
  const line = text.replace(/\n/g, '\\n')
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE)}…` : line
}

/** Describes a value in a message: "text" in quotes, anything else in words. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty text' : `"${shorten(value)}"`
  if (typeof value === 'number') return `the number ${value}`
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list'
  if (value instanceof Date) return 'a date without quotes'
  return typeof value === 'object' ? 'a group of fields' : String(value)
}

/** Joins choices: 'a, b or c'. */
export function joinWithOr(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** The known word closest to `word`; undefined if none is similar. */
export function closestWord(word: string, knownWords: readonly string[]): string | undefined {
  if (knownWords.length === 0) return undefined
  const lower = new Map(knownWords.map((name) => [name.toLowerCase(), name]))
  const candidate = closest(word.toLowerCase(), [...lower.keys()])
  const near = distance(word.toLowerCase(), candidate) <= Math.max(1, candidate.length * 0.4)
  return near ? lower.get(candidate) : undefined
}

/** '; did you mean "Beginner"?' if a known word is similar, else `otherwise`. */
export function didYouMean(word: string, knownWords: readonly string[], otherwise = '.'): string {
  const candidate = closestWord(word, knownWords)
  return candidate === undefined ? otherwise : `; did you mean "${candidate}"?`
}

/** A number with its noun: 'one word' or '3 words'. */
export const countOf = (number: number, singular: string, plural = `${singular}s`) =>
  number === 1 ? `one ${singular}` : `${number} ${plural}`
