import { normalizeText, termOf, termsIn, wordsIn } from './stemming'

export interface Word {
  text: string
  /** Its stem. If neither pages nor editors' phrases have it, candidate stems. */
  terms: string[]
}

/** Splits a text into query words: "can't" is one word, "pull-ups" are two. */
export const wordsOf = (text: string): Word[] =>
  wordsIn(
    normalizeText(text)
      .replace(/(?<=n)['’](?=t\b)/g, '')
      .replaceAll('-', ' '),
  ).map(({ word }) => {
    const bare = word.replace(/['’]\p{L}+$/u, '')
    return { text: bare, terms: [termOf(bare)] }
  })

const phraseCache = new Map<string, readonly string[]>()

/** Returns the query terms of an editor's phrase, cached across keystrokes. */
export function phraseTerms(phrase: string): readonly string[] {
  const terms = phraseCache.get(phrase) ?? wordsOf(phrase).map(firstTerm)
  phraseCache.set(phrase, terms)
  return terms
}

/** Returns a word's first candidate term. */
export const firstTerm = ({ terms }: Word) => terms[0] ?? ''

export const startWithPhrase = (words: readonly Word[], phrase: readonly string[]) =>
  phrase.every((term, index) => words[index]?.terms.includes(term))

/** Whether the words include all of a phrase, in any order. */
export const includePhrase = (words: readonly Word[], phrase: string) =>
  phraseTerms(phrase).every((term) => words.some(({ terms }) => terms.includes(term)))

const fillerWords = new Set(
  `about after again all also always am any aren around away bad because been before being best better both
  cant couldn could couldnt did didn didnt doe doesn doesnt doing don dont during each else enough ever every few
  find get getting give go goes going good got great had hadn happen hasn hasnt haven havent help he her here
  him his im important improve instead isn isnt ive just keep kind know less let like long lot make many maybe me mean might more most
  much must need needed never new next no now off often ok okay only other our out over own per please possible
  properly put quick quickly quite really rid right same say see she should shouldnt since some someone something
  soon start still such sure take tell thank that thing think those though through too try trying until us use used
  usually versus very vs want was wasn wasnt way we well were whats while whole without wont work would wouldn wouldnt yet`
    .split(/\s+/)
    .map(termOf),
)

export const isSearchable = ({ text }: Word) =>
  termsIn(text).length > 0 && !fillerWords.has(termOf(text))
