import { useEffect, useState } from 'react'
import { pluralize } from '../../packages/basics'
import { announce } from '../components/announcer'
import { dangerText } from './danger-box'
import type { SearchAnswer } from './engine'

interface SearchRequest {
  query: string
  /** Maximum number of pages to show. */
  most: number
  /** True while the visitor types. */
  isTyped: boolean
  /** A new number retries a failed search. */
  attempt: number
}

/** A query's result: an answer, undefined if it has no searchable word, or a failure to load the index. */
export interface QueryOutcome {
  query: string
  answer?: SearchAnswer | undefined
  failed?: true
}

/** Debounce for typing, in ms. */
const DEBOUNCE = 200

/** Pages shown at first, and per "Show More". */
export const PAGES_SHOWN = 6

/** Returns an outcome as a heading: '4 pages found for “squat”'. */
export function headingOf({ query, answer, failed }: QueryOutcome): string {
  if (failed) return 'The search could not be loaded.'
  const { count } = answer ?? { count: 0 }
  if (count === 0) return `No results for “${query}”`
  return `${pluralize(count, 'page')} found for “${query}”`
}

/** Returns the heading as announced, with what to do in an emergency and the nearest pages. */
function announcementOf(outcome: QueryOutcome): string {
  const { nearest = [], dangers = [] } = outcome.answer ?? {}
  const near = nearest.map(({ title }) => title).join(', ')
  return [
    ...dangers.slice(0, 1).map(dangerText),
    headingOf(outcome) + (near && `; closest matches: ${near}`),
  ].join(' ')
}

/**
 * Returns a search's outcome, or the one before while a new one loads. Undefined for an empty query and
 * before the first outcome. The first query loads code and index. Announces each query's count once.
 */
export function useSearch({
  query,
  most,
  isTyped,
  attempt,
}: SearchRequest): QueryOutcome | undefined {
  const [outcome, setOutcome] = useState<QueryOutcome>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches again
  useEffect(() => {
    if (query === '') return
    let isCurrent = true
    const timer = setTimeout(
      async () => {
        const result = await import(/* webpackChunkName: "search-engine" */ './engine')
          .then(
            async ({ search }): Promise<QueryOutcome> => ({
              query,
              answer: await search(query, most),
            }),
          )
          .catch((): QueryOutcome => ({ query, failed: true }))
        // A newer query replaced this one.
        if (!isCurrent) return
        setOutcome(result)
        if (result.failed || most === PAGES_SHOWN) announce(announcementOf(result))
      },
      isTyped ? DEBOUNCE : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query, most, isTyped, attempt])

  return query === '' ? undefined : outcome
}
