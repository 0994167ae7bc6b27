import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { Concept, Vocabulary } from './query'

/** A concept's match in a section. */
export interface Hit {
  score: number
  /** The matching terms. */
  terms: string[]
}

/** Don't tokenize the query, which is already terms. */
const asTerms: SearchOptions = { tokenize: (term) => [term], prefix: false, fuzzy: false }

export function vocabularyOf(index: MiniSearch): Vocabulary {
  const termsFor = (term: string, options: SearchOptions) => [
    ...new Set(index.search(term, { ...asTerms, ...options }).flatMap(({ terms }) => terms)),
  ]
  return {
    has: (term) => index.search(term, asTerms).length > 0,
    startingWith: (start) => termsFor(start, { prefix: true }),
    like: (term) => termsFor(term, { fuzzy: 2 }),
  }
}

/** Returns the sections that match a concept, by number. The score is that of the best way to say it. */
export function hitsOf(
  { phrasings }: Concept,
  index: MiniSearch,
  options: SearchOptions,
): Map<number, Hit> {
  const hits = new Map<number, Hit>()
  for (const terms of phrasings) {
    const query = { combineWith: 'AND' as const, queries: [...terms] }
    for (const { id, score, terms: had } of index.search(query, { ...asTerms, ...options })) {
      const previous = hits.get(id)
      hits.set(id, {
        score: Math.max(score, previous?.score ?? 0),
        terms: [...(previous?.terms ?? []), ...had],
      })
    }
  }
  return hits
}
