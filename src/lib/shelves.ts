import type { PlanFilter, Trait } from './paths'
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
export const shelfOf = ({ category, level, trait }: PlanFilter) =>
  `${trait ? `${trait.by} ${trait.word}` : (category ?? 'All')} / ${level ?? 'All'}`

/** What decides in which lists a plan stands. */
interface ShelvedPlan {
  category: string
  level: string
  traits?: readonly Trait[]
}

/** The lists a plan stands in: four, and two for each of its traits. */
export function shelvesOf(plan: ShelvedPlan): string[] {
  const category = plan.category as Category
  const level = plan.level as Level
  const traits = (plan.traits ?? []).flatMap((trait) => [{ trait }, { trait, level }])
  return [{}, { category }, { level }, { category, level }, ...traits].map(shelfOf)
}
