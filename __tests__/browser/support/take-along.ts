import type { Page } from '@playwright/test'

/** The plan that is taken along. */
export const ID = 'heavy-tide-advanced'
export const PLAN = `/workouts/${ID}`
export const TITLE = 'Heavy Tide'

/** The button that saves the plan shown. */
export const heart = (page: Page) =>
  page.getByRole('button', { name: 'Save to Favorites', exact: true })

/** A toast with this text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** What the browser's storage holds under a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)
