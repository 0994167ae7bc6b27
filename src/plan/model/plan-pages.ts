import { listPages } from '../../lib/list-pages'
import type { PageSpec } from '../../lib/page'
import {
  type PlanFilter,
  planListPath,
  planPath,
  planWeekPath,
  type Trait,
  trainPath,
} from '../../lib/paths'
import { categories, levels } from '../../lib/vocabulary'
import { toolsFor } from './category-tools'
import { allTraits, planListTitle, type TraitOption, traitLabel } from './traits'

/** The fields of a plan that decide its pages and lists. */
export interface PlanEntry {
  planId: string
  category: string
  level: string
  /** Number of week pages; none for a plan without sessions. */
  weekPages?: number
  traits?: readonly Trait[]
}

/**
 * Lists all pages under /workouts. Each category and level, even an empty one, and each trait and level has a
 * paged list. Each plan has its page, weeks and training page. One page is for unknown plans.
 */
export function planPages(plans: readonly PlanEntry[]): PageSpec[] {
  const matchingIds = (filter: PlanFilter) =>
    plans.filter((plan) => matchesFilter(plan, filter)).map(({ planId }) => planId)
  const countOf = (filter: PlanFilter) => matchingIds(filter).length
  const filters = [
    undefined,
    ...categories.map((category) => ({ category })),
    ...allTraits.filter((trait) => countOf({ trait }) > 0).map((trait) => ({ trait })),
  ].flatMap((kind) => [undefined, ...levels].map((level): PlanFilter => ({ ...kind, level })))
  return [
    ...filters.flatMap((filter) => {
      const { category, level } = filter
      const planIds = matchingIds(filter)
      const filterContext = {
        ...filter,
        title: planListTitle(filter),
        tools: (category && toolsFor[category]) ?? [],
        found: planIds.length,
        // Result counts per filter option, in vocabulary order after All.
        categoryCounts: [undefined, ...categories].map((category) => countOf({ level, category })),
        levelCounts: [undefined, ...levels].map((level) => countOf({ ...filter, level })),
        traits: allTraits
          .map(
            (trait): TraitOption => ({
              trait,
              label: traitLabel(trait),
              count: countOf({ level, trait }),
            }),
          )
          .filter(({ count }) => count > 0),
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
    { path: planPath('unknown'), template: 'unknown-plan', context: {} },
  ]
}

const matchesFilter = (plan: PlanEntry, { category, level, trait }: PlanFilter) =>
  (!category || plan.category === category) &&
  (!level || plan.level === level) &&
  (!trait || plan.traits?.some(({ kind, value }) => kind === trait.kind && value === trait.value))
