import { useEffect, useState } from 'react'
import { announce } from '../ui/announcer'
import type { Answer } from './engine'

/** What came of a query: an answer, none because there was nothing to look for, or no index. */
export interface Outcome {
  query: string
  answer?: Answer | undefined
  failed?: true
}

/** How long to wait for the next key, in milliseconds. */
const PAUSE = 200

/** 'No results', 'one page' or '4 pages' for a query. */
export const countFound = ({ query, answer }: Outcome) => {
  const count = answer?.count ?? 0
  if (count === 0) return `Nothing found for “${query}”`
  return `${count} ${count === 1 ? 'page' : 'pages'} found for “${query}”`
}

/**
 * What is found for a query, which may still be on its way. Code and index are loaded with the first one.
 * The address follows, so that a search can be sent and come back to.
 */
export function useSearch(query: string): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (query === '') return
    let wanted = true
    const timer = setTimeout(async () => {
      const result = await import('./engine')
        .then(async ({ search }): Promise<Outcome> => ({ query, answer: await search(query) }))
        .catch((): Outcome => ({ query, failed: true }))
      // Another query was typed meanwhile.
      if (!wanted) return
      setOutcome(result)
      announce(result.failed ? 'The search could not be loaded.' : countFound(result))
    }, PAUSE)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [query])

  return query === '' ? undefined : outcome
}
