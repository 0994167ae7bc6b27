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

/** What to do, and the signs that someone needs it first: see `groupsOf`. */
interface DangerStep {
  advice: string
  words: readonly string[]
}

/** A section of the emergency page that a search may need. */
interface DangerSection {
  id: string
  title: string
  steps: readonly DangerStep[]
}

/** A section that a search needs, with the step that it needs first. */
export interface Danger {
  id: string
  title: string
  advice: string
}

/** The danger words of content/emergency.json. */
export interface DangerWords {
  sections: readonly DangerSection[]
  /** Words that mean the same here. The first of a list stands for all. */
  sameWords: readonly (readonly string[])[]
  /** Training terms that contain danger words. */
  harmless: readonly string[]
}

const sorted = (text: string) => [...text].sort().join('')

/**
 * Edits that count as a typo of a danger word: in one of four letters only a swap, 'pian' but not 'gash' for gasp, and
 * two only after a right start, or with the same letters, as in 'tounge'.
 */
function allowedInDanger(typed: string, meant: string): number {
  const letters = Math.max(typed.length, meant.length)
  if (/\d/.test(typed) || letters < 4) return 0
  if (letters > 4 && sorted(typed) === sorted(meant)) return 2
  if (letters === 4) return sorted(typed) === sorted(meant) ? 1 : 0
  return letters > 6 && typed.slice(0, 4) === meant.slice(0, 4) ? 2 : 1
}

/**
 * Returns a function that finds the sections of the emergency page that a query may need: first the one whose step
 * has the most words of the query in its signs, together. It corrects typos in words that `isKnown` doesn't have.
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
  const same: { word: string; phrases: Phrase[]; starts: Set<string | undefined> }[] = []
  const withSameWords = (tokens: readonly Token[]) =>
    same.reduce(
      (replaced, { word, phrases, starts }) =>
        // Most lists have none of the words.
        replaced.some(({ terms }) => terms.some((term) => starts.has(term)))
          ? replaceWith(word, phrases, replaced)
          : replaced,
      tokens,
    )
  for (const texts of sameWords) {
    const phrases = texts.map((text) => phraseOf(withSameWords(tokensOf(text))))
    same.push({
      word: phrases[0]?.[0] ?? '',
      starts: new Set(phrases.map(([start]) => start)),
      // Longer phrases first: 'too much' before 'much'.
      phrases: phrases.sort((a, b) => b.length - a.length),
    })
  }
  // Signs share most of their phrases.
  const phrases = new Map<string, Phrase>()
  function phraseIn(text: string): Phrase {
    const phrase = phrases.get(text) ?? phraseOf(withSameWords(tokensOf(text)))
    phrases.set(text, phrase)
    return phrase
  }
  const signOf = (sign: string): Sign => groupsOf(sign).map((group) => group.map(phraseIn))
  const ordinary = harmless.map(signOf)
  const steps = sections.flatMap(({ id, title, steps }) =>
    steps.map(({ advice, words }) => ({ danger: { id, title, advice }, signs: words.map(signOf) })),
  )

  function corrected(token: Token): Token {
    const [term = ''] = token.terms
    if (token.isFiller || known.has(term) || isKnown(term)) return token
    const terms = closestWords(term, [...known], allowedInDanger)
    return terms.length > 0 ? { ...token, terms } : token
  }

  return (query: string): Danger[] => {
    const tokens = withSameWords(tokensOf(query).map(corrected))
    const ignored = new Set(ordinary.flatMap((sign) => [...(matchOf(sign, tokens) ?? [])]))
    const left = tokens.map((token, index) =>
      ignored.has(index) ? { terms: [], isFiller: false } : token,
    )
    const found = steps
      .map(({ danger, signs }) => ({
        danger,
        words: new Set(signs.flatMap((sign) => [...(matchOf(sign, left) ?? [])])).size,
      }))
      .filter(({ words }) => words > 0)
      .sort((a, b) => b.words - a.words)
      .map(({ danger }) => danger)
    return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index)
  }
}
