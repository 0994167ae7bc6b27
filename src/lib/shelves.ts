import type { PlanFilter, Trait } from './paths'
import { type Category, categories, type Level, levels } from './vocabulary'

/** Returns every filter there is: each category or All with each level or All (spec section 9). */
export function allFilters(): PlanFilter[] {
  return [undefined, ...categories].flatMap((category) =>
    [undefined, ...levels].map((level) => ({ category, level })),
  )
}

/** Returns the name of the list under a filter. */
export const shelfOf = ({ category, level, trait }: PlanFilter) =>
  `${trait ? `${trait.by} ${trait.word}` : (category ?? 'All')} / ${level ?? 'All'}`

/** What decides in which lists a plan is. */
interface ShelvedPlan {
  category: string
  level: string
  traits?: readonly Trait[]
}

/** Returns the names of the lists that have a plan: four, and two for each of its traits. */
export function shelvesOf(plan: ShelvedPlan): string[] {
  const category = plan.category as Category
  const level = plan.level as Level
  const traits = (plan.traits ?? []).flatMap((trait) => [{ trait }, { trait, level }])
  return [{}, { category }, { level }, { category, level }, ...traits].map(shelfOf)
}
