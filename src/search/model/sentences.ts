import { termsOf, wordsIn } from './words'

/** A piece of a sentence; `hit` where it is one of the words that were looked for. */
export interface Piece {
  text: string
  hit: boolean
}

/** Characters of a sentence that fit in the two lines of a result. */
const LONGEST = 190

const ends = /(?<=[.?!])\s+(?=[\p{Lu}\d"“(])|\n+/u

const isHit = (word: string, terms: ReadonlySet<string>) =>
  termsOf(word).some((term) => terms.has(term))

/** Returns a sentence cut to the part around its first hit, between words. */
function cut(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LONGEST) return sentence
  const words = wordsIn(sentence)
  const first = words.find(({ word }) => isHit(word, terms))?.index ?? 0
  const from = first < LONGEST * 0.6 ? 0 : first - LONGEST * 0.4
  const start = from === 0 ? 0 : (words.find(({ index }) => index >= from)?.index ?? 0)
  const rest = sentence.slice(start, start + LONGEST)
  const whole = start + LONGEST >= sentence.length
  const text = whole ? rest : `${rest.replace(/\s+\S*$/, '')} …`
  return start > 0 ? `… ${text}` : text
}

/** Returns the pieces of a text, with the words that have one of the terms marked. */
function pieces(text: string, terms: ReadonlySet<string>): Piece[] {
  const made: Piece[] = []
  let at = 0
  for (const { word, index } of wordsIn(text)) {
    if (!isHit(word, terms)) continue
    if (index > at) made.push({ text: text.slice(at, index), hit: false })
    made.push({ text: word, hit: true })
    at = index + word.length
  }
  if (at < text.length) made.push({ text: text.slice(at), hit: false })
  return made
}

/**
 * Returns, in pieces, the sentence of a text that has the most of the terms, the first of several.
 * Where none has any, the first sentence of the text.
 */
export function bestSentence(text: string, found: readonly string[]): Piece[] {
  const terms = new Set(found)
  let best = ''
  let most = -1
  for (const sentence of text.split(ends)) {
    const hits = new Set(
      wordsIn(sentence).flatMap(({ word }) => termsOf(word).filter((term) => terms.has(term))),
    ).size
    if (hits > most && sentence.trim()) {
      best = sentence.trim()
      most = hits
    }
  }
  return pieces(cut(best, terms), terms)
}
