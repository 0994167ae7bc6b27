import { plain, termOf, termsIn, wordsIn } from './words'

/** A word of a query. */
export interface Word {
  text: string
  /** Its stem; where no page and no editor knows it, those of words that it could be. */
  terms: string[]
}

/** Returns the words of a text as queries are compared: "can't" is one word, "pull-ups" are two. */
export const wordsOf = (text: string): Word[] =>
  wordsIn(
    plain(text)
      .replace(/(?<=n)['’](?=t\b)/g, '')
      .replaceAll('-', ' '),
  ).map(({ word }) => {
    const bare = word.replace(/['’]\p{L}+$/u, '')
    return { text: bare, terms: [termOf(bare)] }
  })

const phrases = new Map<string, readonly string[]>()

/** Returns the terms of an editor's phrase as queries are compared with it; worked out once, not with every letter typed. */
export function phraseTerms(phrase: string): readonly string[] {
  const terms = phrases.get(phrase) ?? wordsOf(phrase).map(firstTerm)
  phrases.set(phrase, terms)
  return terms
}

/** Returns the term of a word, the first where it could be several. */
export const firstTerm = ({ terms }: Word) => terms[0] ?? ''

/** Tells whether words start with the terms of a phrase. */
export const startWith = (words: readonly Word[], phrase: readonly string[]) =>
  phrase.every((term, index) => words[index]?.terms.includes(term))

/** Tells whether words have all of a phrase, in any order. */
export const haveAll = (words: readonly Word[], phrase: string) =>
  phraseTerms(phrase).every((term) => words.some(({ terms }) => terms.includes(term)))

/** Words of questions, which tell nothing of what is looked for. */
const empty = new Set(
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

/** Tells whether a word can be looked for: it says something. */
export const isSearchable = ({ text }: Word) => termsIn(text).length > 0 && !empty.has(termOf(text))
