import { expect, type Page } from '@playwright/test'

/** The region for toasts. */
export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** The visible toasts, newest last. */
export const toasts = (page: Page) => notifications(page).getByRole('listitem')

/** Saves a plan from a card of a list, which shows a toast, and waits until the click is handled. */
export async function savePlan(page: Page, index = 0) {
  const heart = page
    .getByRole('article')
    .nth(index)
    .getByRole('button', { name: /^Saved? to Favorites/ })
  await heart.click()
  await expect(heart).not.toHaveAttribute('aria-busy', 'true')
}
