import { paths, type WorkoutFilter, workoutListPath, workoutPath } from '../../lib/paths'
import { categories, levels } from '../../lib/vocabulary'
import { listPages } from './list-pages'
import type { PlannedPage } from './page'
import { allFilters, shelfOf, shelvesOf } from './shelves'

/** What the list of pages needs to know of a plan. */
export interface WorkoutEntry {
  planId: string
  category: string
  level: string
}

/**
 * Every page under /workouts: a list for each mixture of filters (empty ones too, they say so), six
 * plans a page, one page per plan, the saved plans, and the one for plan addresses that have none.
 */
export function workoutPages(workouts: readonly WorkoutEntry[]): PlannedPage[] {
  const sizes = shelfSizes(workouts)
  const sizeOf = (filter: WorkoutFilter) => sizes.get(shelfOf(filter)) ?? 0
  return [
    ...allFilters().flatMap((filter) =>
      listPages(sizeOf(filter)).map((pager) => ({
        path: workoutListPath(filter, pager.page),
        template: 'workout-list',
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
    ...workouts.map(({ planId }) => ({
      path: workoutPath(planId),
      template: 'workout',
      context: { planId },
    })),
    {
      path: workoutPath('unknown'),
      template: 'unknown-workout',
      matchPath: `${paths.workouts}/:id`,
      context: {},
    },
  ]
}

function shelfSizes(workouts: readonly WorkoutEntry[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const shelf of workouts.flatMap(shelvesOf)) sizes.set(shelf, (sizes.get(shelf) ?? 0) + 1)
  return sizes
}
