import { listPages } from '../../lib/list-pages'
import type { PlannedPage } from '../../lib/page'
import {
  fitPath,
  type PlanFilter,
  paths,
  planListPath,
  planPath,
  planWeekPath,
  type Trait,
  trainPath,
} from '../../lib/paths'
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
 * one for each trait of plans with each level, six plans a page, one page per plan, per week of it, to train with it and for less equipment or time, and the one for plan addresses that have none.
 */
export function planPages(plans: readonly PlanEntry[]): PlannedPage[] {
  const idsUnder = (filter: PlanFilter) =>
    plans.filter((plan) => isUnder(plan, filter)).map(({ planId }) => planId)
  const sizeOf = (filter: PlanFilter) => idsUnder(filter).length
  const filters = [
    undefined,
    ...categories.map((category) => ({ category })),
    ...allTraits.filter((trait) => sizeOf({ trait }) > 0).map((trait) => ({ trait })),
  ].flatMap((kind) => [undefined, ...levels].map((level): PlanFilter => ({ ...kind, level })))
  return [
    ...filters.flatMap((filter) => {
      const { category, level } = filter
      const planIds = idsUnder(filter)
      const ofFilter = {
        ...filter,
        title: planListTitle(filter),
        tools: (category && toolsFor[category]) ?? [],
        found: planIds.length,
        // How many plans each option would leave, in the order of the vocabulary, All first.
        categoryCounts: [undefined, ...categories].map((category) => sizeOf({ level, category })),
        levelCounts: [undefined, ...levels].map((level) => sizeOf({ ...filter, level })),
        traits: allTraits
          .map(
            (trait): TraitOption => ({
              trait,
              label: traitLabel(trait),
              count: sizeOf({ level, trait }),
            }),
          )
          .filter(({ count }) => count > 0),
      }
      return listPages(planIds).map(({ pager, shown }) => ({
        path: planListPath(filter, pager.page),
        template: 'plan-list',
        context: { ...pager, planIds: shown, ...ofFilter },
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
        { path: fitPath(planId), template: 'plan-fit', context: { planId } },
        ...Array.from({ length: weekPages }, (_, index) => ({
          path: planWeekPath(planId, index + 1),
          template: 'plan-week',
          context: { planId, week: index + 1 },
        })),
      ]),
    {
      path: planPath('unknown'),
      template: 'unknown-plan',
      matchPath: `${paths.plans}/:id`,
      context: {},
    },
  ]
}

/** Returns whether a list under a filter has a plan. */
const isUnder = (plan: PlanEntry, { category, level, trait }: PlanFilter) =>
  (!category || plan.category === category) &&
  (!level || plan.level === level) &&
  (!trait || plan.traits?.some(({ by, word }) => by === trait.by && word === trait.word))
