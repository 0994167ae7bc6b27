import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { Concept, Vocabulary } from './query'

/** What an index has of a concept in one section. */
export interface Hit {
  score: number
  /** Its terms that stand there. */
  terms: string[]
}

/** Terms as they are, not taken apart again. */
const exact: SearchOptions = { tokenize: (term) => [term], prefix: false, fuzzy: false }

/** Returns what an index knows of words. */
export function vocabularyOf(index: MiniSearch): Vocabulary {
  const found = (term: string, options: SearchOptions) => [
    ...new Set(index.search(term, { ...exact, ...options }).flatMap(({ terms }) => terms)),
  ]
  return {
    has: (term) => index.search(term, exact).length > 0,
    startingWith: (start) => found(start, { prefix: true }),
    like: (term) => found(term, { fuzzy: 2 }),
  }
}

/** Returns the sections that have a concept, by their numbers, each with the score of the best way to say it. */
export function hitsOf(
  { ways }: Concept,
  index: MiniSearch,
  options: SearchOptions,
): Map<number, Hit> {
  const hits = new Map<number, Hit>()
  for (const terms of ways) {
    const query = { combineWith: 'AND' as const, queries: [...terms] }
    for (const { id, score, terms: had } of index.search(query, { ...exact, ...options })) {
      const before = hits.get(id)
      hits.set(id, {
        score: Math.max(score, before?.score ?? 0),
        terms: [...(before?.terms ?? []), ...had],
      })
    }
  }
  return hits
}
