/** Words that stand in nearly every text and so say nothing about it. */
const common = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its me my not of on or so than that the their them then there they this to was what when which who why will with you your'.split(
    ' ',
  ),
)

const word = /[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:-[\p{L}\p{N}]+)*/gu

/** Returns a text in lower case, without accents. */
export const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Returns the words of a text, each with its place in it. */
export const wordsIn = (text: string) =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({ word: found, index }))

const vowel = /[aeiouy]/

/**
 * Returns a word without an ending; undefined where it does not end so, or what is left is not a
 * word.
 */
function without(ending: RegExp, text: string): string | undefined {
  const rest = text.replace(ending, '')
  return rest !== text && rest.length > 2 && vowel.test(rest) ? rest : undefined
}

/** Returns a stem without the consonant that was doubled before its ending: 'plann', of 'planning', gives 'plan'. */
const undoubled = (text: string) => text.replace(/([^aeiouylsz])\1$/, '$1')

/** Words that mean something else without their ending. */
const lasting = new Set([
  'fasting',
  'boxing',
  'evening',
  'during',
  'meeting',
  'clothing',
  'fitness',
  'hundred',
])

/** Stems that mean the same to someone who searches. */
const alike = new Map([
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
 * Returns the part of an English word that its forms have in common: 'muscles' and 'muscle',
 * 'lifted' and 'lifting'. It is rough, so both sides of a comparison must go through it.
 */
export function stem(text: string): string {
  if (/\d/.test(text) || lasting.has(text)) return text
  if (text.length < 4) return text.replace(/(?<=[aeiou][^aeiousx])s$/, '')
  const singular = text.endsWith('ies')
    ? `${text.slice(0, -3)}y`
    : (without(/(?<=s|x|z|ch|sh)es$/, text) ?? without(/(?<![sui])s$/, text) ?? text)
  const form = without(/ing$/, singular) ?? without(/(?<!e)ed$/, singular)
  const base = form ? undoubled(form) : singular
  const noun =
    without(/(?<=t)ion$/, base) ??
    without(/(?<=e)ment$/, base) ??
    without(/ness$/, base)?.replace(/i$/, 'y') ??
    base
  return without(/e$/, noun) ?? noun
}

/** Tells whether a word is one for soreness, which means pain to someone who searches, but is ordinary in a muscle. */
export const isSoreness = (word: string) => ['sor', 'ach'].includes(stem(word))

/** Returns the term of a word without hyphens: its stem, or that of a word that means the same. */
export function termOf(part: string): string {
  const root = stem(part)
  return alike.get(root) ?? root
}

/**
 * Returns the terms under which one word is found: its stem, and for a word with hyphens the stem
 * of each part and of the whole: 'pull-ups' is found by 'pull', by 'up' and by 'pullup'. None for
 * words that stand in nearly every text.
 */
export function termsOf(found: string): string[] {
  const parts = plain(found)
    .replace(/['’]\p{L}+/gu, '')
    .split('-')
    .filter(Boolean)
  const whole = parts.length > 1 ? [stem(parts.join(''))] : []
  const single = parts.filter((part) => part.length > 1 && !common.has(part)).map(termOf)
  return [...single, ...whole]
}

/** Returns all terms of a text, in their order. */
export const termsIn = (text: string): string[] =>
  wordsIn(text).flatMap(({ word: found }) => termsOf(found))
