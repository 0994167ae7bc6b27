import type { Page } from '@playwright/test'
import type { WorkoutFilter } from '../../../src/lib/paths'
import { workouts } from './content'

/** The plans a filter leaves, in the order of the list. */
export const plansOf = ({ category, level }: WorkoutFilter) =>
  workouts.filter(
    (workout) =>
      (category === undefined || workout.category === category) &&
      (level === undefined || workout.level === level),
  )

/** The filters of the workouts list, each by its name. */
export function filtersOf(page: Page) {
  const option = (group: string) => (name: string) =>
    page
      .getByRole('list', { name: group })
      .getByRole('link', { name: new RegExp(`^${name}\\s?\\d`) })
  return { category: option('Category'), level: option('Level') }
}
