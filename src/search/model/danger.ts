import { closestWords } from './edit-distance'
import {
  groupsOf,
  matchOf,
  type Phrase,
  replaceWith,
  type Sign,
  type Token,
  tokensOf,
} from './signs'

/** A section of the emergency page that a search may need. */
export interface DangerSection {
  id: string
  title: string
  /** What to do now. */
  advice: string
  /** Signs that someone needs it: see `groupsOf`. */
  words: readonly string[]
}

/** The danger words of content/emergency.json. */
export interface DangerWords {
  sections: readonly DangerSection[]
  /** Words that mean the same here. The first of a list stands for all. */
  sameWords: readonly (readonly string[])[]
  /** Training terms that contain danger words. */
  harmless: readonly string[]
}

/** The fewest letters of a word that may have a typo: 'pian'. */
const SHORTEST = 4

/**
 * Returns a function that finds the sections of the emergency page that a query may need, the one with the
 * longest sign first. It corrects typos in words that `isKnown` doesn't have.
 */
export function dangerFinder(
  { sections, sameWords, harmless }: DangerWords,
  isKnown: (term: string) => boolean,
) {
  const known = new Set<string>()
  const phraseOf = (tokens: readonly Token[]): Phrase =>
    tokens.map(({ terms: [term = ''] }) => {
      known.add(term)
      return term
    })
  const same: { word: string; phrases: Phrase[] }[] = []
  const withSameWords = (tokens: readonly Token[]) =>
    same.reduce((replaced, { word, phrases }) => replaceWith(word, phrases, replaced), tokens)
  for (const texts of sameWords) {
    const phrases = texts.map((text) => phraseOf(withSameWords(tokensOf(text))))
    // Longer phrases first: 'too much' before 'much'.
    same.push({
      word: phrases[0]?.[0] ?? '',
      phrases: phrases.sort((a, b) => b.length - a.length),
    })
  }
  const signOf = (sign: string): Sign =>
    groupsOf(sign).map((group) => group.map((text) => phraseOf(withSameWords(tokensOf(text)))))
  const ordinary = harmless.map(signOf)
  const dangers = sections.map((section) => ({ section, signs: section.words.map(signOf) }))

  function corrected(token: Token): Token {
    const [term = ''] = token.terms
    if (token.isFiller || known.has(term) || isKnown(term)) return token
    const terms = closestWords(term, [...known], SHORTEST)
    return terms.length > 0 ? { ...token, terms } : token
  }

  return (query: string): DangerSection[] => {
    const tokens = withSameWords(tokensOf(query).map(corrected))
    const ignored = new Set(ordinary.flatMap((sign) => [...(matchOf(sign, tokens) ?? [])]))
    const left = tokens.map((token, index) =>
      ignored.has(index) ? { terms: [], isFiller: false } : token,
    )
    return dangers
      .map(({ section, signs }) => ({
        section,
        words: Math.max(...signs.map((sign) => matchOf(sign, left)?.size ?? 0)),
      }))
      .filter(({ words }) => words > 0)
      .sort((a, b) => b.words - a.words)
      .map(({ section }) => section)
  }
}
