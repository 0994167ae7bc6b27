import { termsOf, wordsIn } from './stemming'

/** Part of a sentence; `hit` if it is a search term. */
export interface Piece {
  text: string
  hit: boolean
}

/** Characters that fit in a result's two lines. */
const MAX_LENGTH = 190

const sentenceEnd = /(?<=[.?!])\s+(?=[\p{Lu}\d"“(])|\n+/u

const isHit = (word: string, terms: ReadonlySet<string>) =>
  termsOf(word).some((term) => terms.has(term))

/** Truncates a sentence around its first hit, at word breaks. */
function truncate(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= MAX_LENGTH) return sentence
  const words = wordsIn(sentence)
  const firstHit = words.find(({ word }) => isHit(word, terms))?.index ?? 0
  const from = firstHit < MAX_LENGTH * 0.6 ? 0 : firstHit - MAX_LENGTH * 0.4
  const start = from === 0 ? 0 : (words.find(({ index }) => index >= from)?.index ?? 0)
  const rest = sentence.slice(start, start + MAX_LENGTH)
  const isWhole = start + MAX_LENGTH >= sentence.length
  const text = isWhole ? rest : `${rest.replace(/\s+\S*$/, '')} …`
  return start > 0 ? `… ${text}` : text
}

/** Splits a text into pieces, with hits marked. */
function markHits(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { word, index } of wordsIn(text)) {
    if (!isHit(word, terms)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false })
    pieces.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/**
 * Returns the sentence with the most distinct terms, in pieces. Of several, the first; if none has any, the
 * first of all.
 */
export function bestSentence(text: string, searchTerms: readonly string[]): Piece[] {
  const terms = new Set(searchTerms)
  let best = ''
  let most = -1
  for (const sentence of text.split(sentenceEnd)) {
    const hits = new Set(
      wordsIn(sentence).flatMap(({ word }) => termsOf(word).filter((term) => terms.has(term))),
    ).size
    if (hits > most && sentence.trim()) {
      best = sentence.trim()
      most = hits
    }
  }
  return markHits(truncate(best, terms), terms)
}
