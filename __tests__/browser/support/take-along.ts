import type { Page } from '@playwright/test'

/** The plan saved for offline use. */
export const ID = 'heavy-tide-advanced'
export const PLAN = `/workouts/${ID}`

/** The button that saves the current plan. */
export const heart = (page: Page) => page.getByRole('button', { name: /^Saved? to Favorites$/ })

/** A toast with this text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)
