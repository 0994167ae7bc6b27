import { useEffect, useState } from 'react'
import { type LoadedPage, loadedPage, loadPage } from '../gatsby/internals/page-loader'
import { planPath } from '../lib/paths'

type Card = NonNullable<Queries.PlanQuery['plan']>

/** A plan's card; null where its page could not be loaded, undefined until it has been. */
type CardOnItsWay = Card | null | undefined

/**
 * Returns the cards of plans by id, from the plans' own pages: a few of these weigh less than a
 * list of all plans, and a visitor who opens one has it already. Takes ids of plans that exist.
 */
export function usePlanCards(ids: readonly string[]): Record<string, CardOnItsWay> {
  const [cards, setCards] = useState<Record<string, CardOnItsWay>>({})
  const cardOf = (id: string) => (id in cards ? cards[id] : cardIn(loadedPage(planPath(id))))
  const wanted = ids.filter((id) => cardOf(id) === undefined).join()

  useEffect(() => {
    for (const id of wanted.split(',').filter(Boolean)) {
      loadPage(planPath(id)).then((page) => {
        setCards((known) => ({ ...known, [id]: cardIn(page) ?? null }))
      })
    }
  }, [wanted])

  return Object.fromEntries(ids.map((id) => [id, cardOf(id)]))
}

const cardIn = (page: LoadedPage | undefined) =>
  (page?.json?.data as Queries.PlanQuery | undefined)?.plan ?? undefined
