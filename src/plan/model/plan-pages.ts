import { listPages } from '../../lib/list-pages'
import type { PlannedPage } from '../../lib/page'
import { type PlanFilter, paths, planListPath, planPath, planWeekPath } from '../../lib/paths'
import { allFilters, shelfOf, shelvesOf } from '../../lib/shelves'
import { categories, levels } from '../../lib/vocabulary'

/** What the list of pages needs to know of a plan. */
export interface PlanEntry {
  planId: string
  category: string
  level: string
  /** How many weeks have a page of their own: all of a plan with sessions, none of another. */
  weekPages?: number
}

/**
 * Every page under /workouts: a list for each mixture of filters (empty ones too, they say so), six
 * plans a page, one page per plan and per week of it, and the one for plan addresses that have none.
 */
export function planPages(plans: readonly PlanEntry[]): PlannedPage[] {
  const sizes = shelfSizes(plans)
  const sizeOf = (filter: PlanFilter) => sizes.get(shelfOf(filter)) ?? 0
  return [
    ...allFilters().flatMap((filter) =>
      listPages(sizeOf(filter)).map((pager) => ({
        path: planListPath(filter, pager.page),
        template: 'plan-list',
        context: {
          ...pager,
          shelf: shelfOf(filter),
          ...filter,
          found: sizeOf(filter),
          // How many plans each option would leave, in the order of the vocabulary, All first.
          categoryCounts: [undefined, ...categories].map((category) =>
            sizeOf({ ...filter, category }),
          ),
          levelCounts: [undefined, ...levels].map((level) => sizeOf({ ...filter, level })),
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

function shelfSizes(plans: readonly PlanEntry[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const shelf of plans.flatMap(shelvesOf)) sizes.set(shelf, (sizes.get(shelf) ?? 0) + 1)
  return sizes
}
