import { listPages } from '../lib/list-pages'
import { type PlanFilter, planListPath, planPath, planWeekPath, trainPath } from '../lib/paths'
import { levels } from '../lib/vocabulary'
import { toolsFor } from '../plan/model/category-tools'
import { filterValues } from '../plan/model/plan-filter'
import {
  filterCounts,
  type PlanFacts,
  planListTitle,
  plansMatching,
} from '../plan/model/plan-lists'
import type { PageSpec } from './page-spec'

/** The fields of a plan that decide its pages and lists. */
export interface PlanEntry extends PlanFacts {
  planId: string
  /** Number of week pages; none for a plan without sessions. */
  weekPages?: number
}

/**
 * Lists all pages under /workouts. Each category and level, even an empty one, has a paged list, and so have
 * days, minutes and equipment within a level. Each plan has its page, weeks and training page.
 */
export function planPages(plans: readonly PlanEntry[]): PageSpec[] {
  const kinds: PlanFilter[] = [
    {},
    ...filterValues.category.map((category) => ({ category })),
    ...[
      ...filterValues.days.map((days) => ({ days })),
      ...filterValues.minutes.map((minutes) => ({ minutes })),
      ...filterValues.with.map((kit) => ({ with: kit })),
    ].filter((trait) => plansMatching(plans, trait).length > 0),
  ]
  const filters = kinds.flatMap((kind) =>
    [undefined, ...levels].map((level): PlanFilter => ({ ...kind, level })),
  )
  return [
    ...filters.flatMap((filter) => {
      const planIds = plansMatching(plans, filter).map(({ planId }) => planId)
      const filterContext = {
        filter,
        title: planListTitle(filter),
        tools: (filter.category && toolsFor[filter.category]) ?? [],
        found: planIds.length,
        counts: filterCounts(plans, filter),
      }
      return listPages(planIds).map(({ pager, shown }) => ({
        path: planListPath(filter, pager.page),
        template: 'plan-list',
        context: { ...pager, planIds: shown, ...filterContext },
      }))
    }),
    ...plans.map(({ planId }) => ({
      path: planPath(planId),
      template: 'plan',
      context: { planId },
    })),
    ...plans
      .filter(({ weekPages }) => weekPages)
      .flatMap(({ planId, weekPages = 0 }) => [
        { path: trainPath(planId), template: 'train', context: { planId } },
        ...Array.from({ length: weekPages }, (_, index) => ({
          path: planWeekPath(planId, index + 1),
          template: 'plan-week',
          context: { planId, week: index + 1 },
        })),
      ]),
  ]
}
