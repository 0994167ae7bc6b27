import { useEffect, useState } from 'react'
import { announce } from '../ui/announcer'
import type { Answer } from './engine'

/** What to look for, and how. */
export interface Wanted {
  query: string
  /** How many pages to show at most. */
  most: number
  /** True while it is being typed: the next key may follow. */
  isTyped: boolean
  /** Another number tries again what has failed. */
  attempt: number
}

/** What came of a query: an answer, none because there was nothing to look for, or no index. */
export interface Outcome {
  query: string
  answer?: Answer | undefined
  failed?: true
}

/** How long to wait for the next key, in milliseconds. */
const PAUSE = 200

/** How many pages are shown at first, and how many more on demand. */
export const PAGES_SHOWN = 6

/** Returns what came of a query as a heading: '4 pages found for “squat”'. */
export function headingOf({ query, answer, failed }: Outcome): string {
  if (failed) return 'The search could not be loaded.'
  const { count } = answer ?? { count: 0 }
  if (count === 0) return `Nothing about “${query}”`
  return `${count} ${count === 1 ? 'page' : 'pages'} found for “${query}”`
}

/** Returns the same as it is read out, with what matters of the rest. */
function said(outcome: Outcome): string {
  const { nearest = [], emergencies = [], isUrgent } = outcome.answer ?? {}
  const near = nearest.map(({ title }) => title).join(', ')
  return [
    ...emergencies.map(({ title, text }) => `${title}. ${text.join(' ')}`),
    ...(isUrgent ? [] : [headingOf(outcome) + (near && `; nearest: ${near}`)]),
  ].join(' ')
}

/**
 * Returns the outcome of a search; while a new query loads, still that of the query before.
 * Undefined for an empty query and before the first outcome. Code and index are loaded with the
 * first query. The number found is read out once for each query.
 */
export function useSearch({ query, most, isTyped, attempt }: Wanted): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is one more search
  useEffect(() => {
    if (query === '') return
    let wanted = true
    const timer = setTimeout(
      async () => {
        const result = await import(/* webpackChunkName: "search-engine" */ './engine')
          .then(
            async ({ search }): Promise<Outcome> => ({
              query,
              answer: await search(query, most),
            }),
          )
          .catch((): Outcome => ({ query, failed: true }))
        // Another query was typed meanwhile.
        if (!wanted) return
        setOutcome(result)
        if (result.failed || most === PAGES_SHOWN) announce(said(result))
      },
      isTyped ? PAUSE : 0,
    )
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [query, most, isTyped, attempt])

  return query === '' ? undefined : outcome
}
