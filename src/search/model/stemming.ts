/** Words too common to tell texts apart. */
const stopWords = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its me my not of on or so than that the their them then there they this to was what when which who why will with you your'.split(
    ' ',
  ),
)

const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:-[\p{L}\p{N}]+)*/gu

/** Lowercases a text and strips accents. */
export const normalizeText = (text: string) =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Returns the words of a text with their character offsets. */
export const wordsIn = (text: string) =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, index }))

const vowel = /[aeiouy]/

/** Strips an ending; undefined if the word lacks it, or if the rest is not a word. */
function stripEnding(ending: RegExp, text: string): string | undefined {
  const rest = text.replace(ending, '')
  return rest !== text && rest.length > 2 && vowel.test(rest) ? rest : undefined
}

/** Undoubles a stem's last consonant: 'plann', of 'planning', becomes 'plan'. */
const undouble = (text: string) => text.replace(/([^aeiouylsz])\1$/, '$1')

/** Words whose meaning changes without the ending. */
const unstemmed = new Set([
  'fasting',
  'boxing',
  'evening',
  'during',
  'meeting',
  'fitting',
  'tearing',
  'clothing',
  'fitness',
  'hundred',
])

const synonymousStems = new Map([
  ['sor', 'pain'],
  ['ach', 'pain'],
  ['hurt', 'pain'],
  ['calf', 'calv'],
  ['loss', 'los'],
  ['lost', 'los'],
  ['growth', 'grow'],
  ['rep', 'repetit'],
  ['strong', 'strength'],
  ['stronger', 'strength'],
  ['slept', 'sleep'],
  ['ate', 'eat'],
  ['ran', 'run'],
  ['women', 'woman'],
  ['men', 'man'],
  ['feet', 'foot'],
])

/**
 * Stems an English word, so that 'muscles' and 'muscle', or 'lifted' and 'lifting', match. Stems are rough,
 * so apply this to both sides of a comparison.
 */
export function stem(text: string): string {
  if (/\d/.test(text) || unstemmed.has(text)) return text
  if (text.length < 4) return text.replace(/(?<=[aeiou][^aeiousx])s$/, '')
  const singular = text.endsWith('ies')
    ? `${text.slice(0, -3)}y`
    : (stripEnding(/(?<=s|x|z|ch|sh)es$/, text) ?? stripEnding(/(?<![sui])s$/, text) ?? text)
  const form = stripEnding(/ing$/, singular) ?? stripEnding(/(?<!e)ed$/, singular)
  const base = form ? undouble(form) : singular
  const noun =
    stripEnding(/(?<=t)ion$/, base) ??
    stripEnding(/(?<=e)ment$/, base) ??
    stripEnding(/ness$/, base)?.replace(/i$/, 'y') ??
    base
  return stripEnding(/e$/, noun) ?? noun
}

/** Returns the index term of an unhyphenated word: its stem, or a synonymous one. */
export function termOf(part: string): string {
  const root = stem(part)
  return synonymousStems.get(root) ?? root
}

/**
 * Returns a word's index terms. A hyphenated word has those of its parts and of the whole: 'pull', 'up' and
 * 'pullup' all find 'pull-ups'. Common words have none.
 */
export function termsOf(word: string): string[] {
  const parts = normalizeText(word)
    .replace(/['’]\p{L}+/gu, '')
    .split('-')
    .filter(Boolean)
  const whole = parts.length > 1 ? [stem(parts.join(''))] : []
  const single = parts.filter((part) => part.length > 1 && !stopWords.has(part)).map(termOf)
  return [...single, ...whole]
}

/** Returns the terms of a text, in order. */
export const termsIn = (text: string): string[] =>
  wordsIn(text).flatMap(({ word }) => termsOf(word))
