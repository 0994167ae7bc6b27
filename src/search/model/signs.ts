import type { Emergency, SearchWords } from './query'
import { isSearchable, phraseTerms, startWith, type Word } from './query-words'
import { isSoreness } from './words'

/** How many other words that say something may stand among those of a sign that is only possible. */
const APART = 2

/** Returns the groups of words that a sign has: those of one group stand together, the groups anywhere. */
export const groupsOf = (sign: string) => sign.split('+').map((group) => group.trim())

/** Tells whether the words of a phrase stand in its order, with none between that says anything. */
const together = (words: readonly Word[], phrase: readonly string[]) =>
  words.some((_, at) => {
    let found = 0
    for (const word of words.slice(at)) {
      if (word.terms.includes(phrase[found] ?? '')) found += 1
      else if (found === 0 || isSearchable(word)) return false
      if (found === phrase.length) return true
    }
    return false
  })

/** Tells whether all words of a phrase stand near each other, in any order. */
const near = (words: readonly Word[], phrase: readonly string[]) =>
  words.some((_, at) => {
    const rest = words.slice(at)
    const others = rest.filter(
      (word) => isSearchable(word) && !phrase.some((term) => word.terms.includes(term)),
    )
    const end = others[APART] ? rest.indexOf(others[APART]) : rest.length
    return phrase.every((term) => rest.slice(0, end).some(({ terms }) => terms.includes(term)))
  })

/**
 * Returns the emergencies that a query tells of, two at most, in the order of the file: who needs help
 * reads no list. `isTold` where one of them has a sign as editors wrote it. Another order, words between
 * or soreness in place of pain may be a sign or a muscle: one does not know, and shows both.
 */
export function emergenciesIn(words: readonly Word[], { ordinary = [], emergencies }: SearchWords) {
  const known = new Set(
    ordinary.map(phraseTerms).flatMap((phrase) =>
      words.flatMap((_, at) => {
        const rest = words.slice(at)
        // 'chest press pain' may be either.
        const isPain = rest[phrase.length]?.terms.includes('pain')
        return startWith(rest, phrase) && !isPain ? rest.slice(0, phrase.length) : []
      }),
    ),
  )
  const open = words.map((word) => (known.has(word) ? { ...word, terms: [] } : word))
  const exact = open.filter(({ text }) => !isSoreness(text))
  const told = emergencies.filter(({ signs }) =>
    signs.some((sign) => groupsOf(sign).every((group) => together(exact, phraseTerms(group)))),
  )
  const possible = emergencies.filter(({ signs }) =>
    signs.some((sign) => groupsOf(sign).every((group) => near(open, phraseTerms(group)))),
  )
  const first = new Set<Emergency>([...told, ...possible].slice(0, 2))
  return {
    emergencies: emergencies.filter((emergency) => first.has(emergency)),
    isTold: told.length > 0,
  }
}
