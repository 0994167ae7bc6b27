import type { Page } from '@playwright/test'
import type { PlanFilter } from '../../../src/lib/paths'
import { plans } from './content'

/** The plans that match a filter, in list order. */
export const plansOf = ({ category, level }: PlanFilter) =>
  plans.filter(
    (plan) =>
      (category === undefined || plan.category === category) &&
      (level === undefined || plan.level === level),
  )

/** The filters of the workouts list, by name. */
export function filtersOf(page: Page) {
  const option = (group: string) => (name: string) =>
    page
      .getByRole('list', { name: group })
      .getByRole('link', { name: new RegExp(`^${name}\\s?\\d`) })
  return { category: option('Category'), level: option('Level') }
}
