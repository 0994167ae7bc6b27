import { useEffect, useState } from 'react'
import { planPath } from '../lib/paths'
import { type LoadedPage, loadedPage, loadPage } from '../navigation/page-loader'

type Card = NonNullable<Queries.PlanQuery['plan']>

/** Null if it failed to load, undefined while it loads. */
type CardState = Card | null | undefined

/**
 * Returns cards by plan id, from the page data of each plan. A few of these weigh less than a list of all
 * plans, and opening a plan reuses them. The ids must exist.
 */
export function usePlanCards(ids: readonly string[]): Record<string, CardState> {
  const [cards, setCards] = useState<Record<string, CardState>>({})
  const cardOf = (id: string) => (id in cards ? cards[id] : cardFrom(loadedPage(planPath(id))))
  const missingIds = ids.filter((id) => cardOf(id) === undefined).join()

  useEffect(() => {
    for (const id of missingIds.split(',').filter(Boolean)) {
      loadPage(planPath(id)).then((page) => {
        setCards((loaded) => ({ ...loaded, [id]: cardFrom(page) ?? null }))
      })
    }
  }, [missingIds])

  return Object.fromEntries(ids.map((id) => [id, cardOf(id)]))
}

const cardFrom = (page: LoadedPage | undefined) =>
  (page?.json?.data as Queries.PlanQuery | undefined)?.plan ?? undefined
