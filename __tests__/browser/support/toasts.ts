import type { Page } from '@playwright/test'

/** The place where toasts appear. */
export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** The toasts on the screen, newest last. */
export const toasts = (page: Page) => notifications(page).getByRole('listitem')

/** Saves a plan from a card of a list, which shows a toast. */
export const savePlan = (page: Page, index = 0) =>
  page.getByRole('article').nth(index).getByRole('button', { name: 'Save to Favorites' }).click()
