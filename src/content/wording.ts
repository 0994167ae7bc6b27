import { closest, distance } from 'fastest-levenshtein'

/** Longest piece of an editor's text that a message quotes. */
const QUOTED = 80

/** Returns a text as a message can quote it: on one line, and not too long. */
export function shorten(text: string): string {
  const line = text.replace(/\n/g, '\\n')
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line
}

/** Returns a value as a message shows it: "text" in quotes, anything else in words. */
export function found(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : `"${shorten(value)}"`
  if (typeof value === 'number') return `the number ${value}`
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list'
  if (value instanceof Date) return 'a date without quotes'
  return typeof value === 'object' ? 'a group of fields' : String(value)
}

/** Returns words as a list of choices: 'a, b or c'. */
export function either(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** Returns the known word that `word` was probably meant to be; undefined if none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const lower = new Map(known.map((name) => [name.toLowerCase(), name]))
  const candidate = closest(word.toLowerCase(), [...lower.keys()])
  const near = distance(word.toLowerCase(), candidate) <= Math.max(1, candidate.length * 0.4)
  return near ? lower.get(candidate) : undefined
}

/** Returns '; did you mean "Beginner"?' if a known word is near, else `otherwise`. */
export function didYouMean(word: string, known: readonly string[], otherwise = '.'): string {
  const candidate = nearest(word, known)
  return candidate === undefined ? otherwise : `; did you mean "${candidate}"?`
}

/** Returns the sentence for an id that no exercise has. Takes the ids of all exercises. */
export const noExercise = (id: string, known: readonly string[]) =>
  `There is no exercise "${id}"${didYouMean(id, known, '; exercises are the files of the folder exercises.')}`

/** Returns a number with what it counts: 'one word' or '3 words'. */
export const count = (number: number, singular: string, plural = `${singular}s`) =>
  number === 1 ? `one ${singular}` : `${number} ${plural}`
