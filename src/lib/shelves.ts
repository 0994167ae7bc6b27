import type { PlanFilter } from './paths'
import { type Category, categories, type Level, levels } from './vocabulary'

/** Every filter there is: each category or All with each level or All (spec section 9). */
export function allFilters(): PlanFilter[] {
  return [undefined, ...categories].flatMap((category) =>
    [undefined, ...levels].map((level) => ({ category, level })),
  )
}

/**
 * The name of the list under a filter. Gatsby finds and sorts a list's plans by this one indexed
 * name; asking for category and level apart would sort all plans again for each page.
 */
export const shelfOf = ({ category, level }: PlanFilter) =>
  `${category ?? 'All'} / ${level ?? 'All'}`

/** The four lists a plan stands in. */
export function shelvesOf(plan: { category: string; level: string }): string[] {
  const category = plan.category as Category
  const level = plan.level as Level
  return [{}, { category }, { level }, { category, level }].map(shelfOf)
}
