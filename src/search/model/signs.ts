import { isSearchable, phraseTerms, startWithPhrase, type Word } from './query-words'
import type { Emergency, SearchSettings } from './search-settings'
import { isSoreness } from './stemming'

/** Searchable words allowed between the words of a possible sign. */
const MAX_WORDS_BETWEEN = 2

/** Returns a sign's word groups. Words in a group are adjacent. Groups may be anywhere. */
export const wordGroupsOf = (sign: string) => sign.split('+').map((group) => group.trim())

/** Whether a phrase's words appear in order, with only filler words between. */
const hasAdjacent = (words: readonly Word[], phrase: readonly string[]) =>
  words.some((_, index) => {
    let found = 0
    for (const word of words.slice(index)) {
      if (word.terms.includes(phrase[found] ?? '')) found += 1
      else if (found === 0 || isSearchable(word)) return false
      if (found === phrase.length) return true
    }
    return false
  })

/** Whether all words of a phrase appear near each other, in any order. */
const hasNearby = (words: readonly Word[], phrase: readonly string[]) =>
  words.some((_, index) => {
    const rest = words.slice(index)
    const others = rest.filter(
      (word) => isSearchable(word) && !phrase.some((term) => word.terms.includes(term)),
    )
    const end = others[MAX_WORDS_BETWEEN] ? rest.indexOf(others[MAX_WORDS_BETWEEN]) : rest.length
    return phrase.every((term) => rest.slice(0, end).some(({ terms }) => terms.includes(term)))
  })

/**
 * Returns the emergencies that a query describes, in file order. There are two at most, because people in
 * need skip long lists. `isCertain` if one has a sign as editors wrote it. Another word order, words between,
 * or soreness for pain may be a sign or just a muscle, so results appear too.
 */
export function emergenciesIn(
  words: readonly Word[],
  { ordinary = [], emergencies }: SearchSettings,
) {
  const ordinaryWords = new Set(
    ordinary.map(phraseTerms).flatMap((phrase) =>
      words.flatMap((_, index) => {
        const rest = words.slice(index)
        // 'chest press pain' may be either.
        const isPain = rest[phrase.length]?.terms.includes('pain')
        return startWithPhrase(rest, phrase) && !isPain ? rest.slice(0, phrase.length) : []
      }),
    ),
  )
  const candidates = words.map((word) => (ordinaryWords.has(word) ? { ...word, terms: [] } : word))
  const withSign = (has: typeof hasAdjacent, among: readonly Word[]) =>
    emergencies.filter(({ signs }) =>
      signs.some((sign) => wordGroupsOf(sign).every((group) => has(among, phraseTerms(group)))),
    )
  const certain = withSign(
    hasAdjacent,
    candidates.filter(({ text }) => !isSoreness(text)),
  )
  const possible = withSign(hasNearby, candidates)
  const first = new Set<Emergency>([...certain, ...possible].slice(0, 2))
  return {
    emergencies: emergencies.filter((emergency) => first.has(emergency)),
    isCertain: certain.length > 0,
  }
}
