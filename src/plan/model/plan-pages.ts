import { listPages } from '../../lib/list-pages'
import type { PlannedPage } from '../../lib/page'
import {
  type PlanFilter,
  paths,
  planListPath,
  planPath,
  planWeekPath,
  type Trait,
} from '../../lib/paths'
import { allFilters, shelfOf, shelvesOf } from '../../lib/shelves'
import { categories, levels } from '../../lib/vocabulary'
import { toolsFor } from './category-tools'
import { allTraits, planListTitle, type TraitOption, traitLabel } from './traits'

/** What the list of pages needs to know of a plan. */
export interface PlanEntry {
  planId: string
  category: string
  level: string
  /** How many weeks have a page of their own: all of a plan with sessions, none of another. */
  weekPages?: number
  traits?: readonly Trait[]
}

/**
 * Every page under /workouts: a list for each mixture of category and level (empty ones too, they say so),
 * one for each trait of plans with each level, six plans a page, one page per plan and per week of it, and the one for plan addresses that have none.
 */
export function planPages(plans: readonly PlanEntry[]): PlannedPage[] {
  const shelves = plansByShelf(plans)
  const plansUnder = (filter: PlanFilter) => shelves.get(shelfOf(filter)) ?? []
  const sizeOf = (filter: PlanFilter) => plansUnder(filter).length
  const filters = [
    ...allFilters(),
    ...allTraits
      .filter((trait) => sizeOf({ trait }) > 0)
      .flatMap((trait) => [undefined, ...levels].map((level) => ({ level, trait }))),
  ]
  return [
    ...filters.flatMap((filter: PlanFilter) =>
      listPages(plansUnder(filter)).map(({ pager, shown }) => ({
        path: planListPath(filter, pager.page),
        template: 'plan-list',
        context: {
          ...pager,
          planIds: shown,
          ...filter,
          title: planListTitle(filter),
          tools: (filter.category && toolsFor[filter.category]) ?? [],
          found: sizeOf(filter),
          // How many plans each option would leave, in the order of the vocabulary, All first.
          categoryCounts: [undefined, ...categories].map((category) =>
            sizeOf({ level: filter.level, category }),
          ),
          levelCounts: [undefined, ...levels].map((level) => sizeOf({ ...filter, level })),
          traits: allTraits
            .map(
              (trait): TraitOption => ({
                trait,
                label: traitLabel(trait),
                count: sizeOf({ level: filter.level, trait }),
              }),
            )
            .filter(({ count }) => count > 0),
        },
      })),
    ),
    ...plans.map(({ planId }) => ({
      path: planPath(planId),
      template: 'plan',
      context: { planId },
    })),
    ...plans.flatMap(({ planId, weekPages = 0 }) =>
      Array.from({ length: weekPages }, (_, index) => ({
        path: planWeekPath(planId, index + 1),
        template: 'plan-week',
        context: { planId, week: index + 1 },
      })),
    ),
    {
      path: planPath('unknown'),
      template: 'unknown-plan',
      matchPath: `${paths.plans}/:id`,
      context: {},
    },
  ]
}

/** Returns the ids of the plans under each filter. */
function plansByShelf(plans: readonly PlanEntry[]): Map<string, string[]> {
  const shelves = new Map<string, string[]>()
  for (const plan of plans)
    for (const shelf of shelvesOf(plan)) {
      const listed = shelves.get(shelf) ?? []
      listed.push(plan.planId)
      shelves.set(shelf, listed)
    }
  return shelves
}
