import { expect, type Locator, type Page } from '@playwright/test'

/** The region for toasts. */
export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** The visible toasts, newest last. */
export const toasts = (page: Page) => notifications(page).getByRole('listitem')

/** Saves a plan from a card of a list, which shows a toast, and waits until the click is handled. */
export async function savePlan(page: Page, index = 0) {
  const heart = page
    .getByRole('article')
    .nth(index)
    .getByRole('button', { name: 'Save to Favorites' })
  await heart.click()
  await expect(heart).not.toHaveAttribute('aria-busy', 'true')
}

/** Swipes left from an element's center. Chromium only. */
export async function swipeLeft(page: Page, element: Locator): Promise<void> {
  // Wait until it has stopped moving in.
  await element.click({ trial: true })
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - moved, y }],
    })
  await touch('touchStart')
  for (const moved of [15, 40, 80, 130]) await touch('touchMove', moved)
  await touch('touchEnd')
}
