import { expect, test } from './fixtures'
import { notifications, savePlan, swipeLeft, toasts } from './support/toasts'

// __tests__/ui/toast.test.tsx tests their exact times.
test.describe('Toast notifications (sections 4 and 9)', () => {
  test('Toast notifications appear, auto-dismiss, and are paused by hover.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    await page.clock.install()
    await savePlan(page)
    await expect(toasts(page)).toBeVisible()
    await toasts(page).hover()
    // Move the pointer more than once: the toast may still be sliding in the first time.
    await toasts(page).hover({ position: { x: 20, y: 20 } })
    await page.clock.runFor(10_000)
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(2000)
    await expect(toasts(page)).toBeVisible()
    await page.clock.runFor(5000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('Can be dismissed by close button or by swipe; 3 visible at once.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    await savePlan(page)
    await toasts(page).getByRole('button', { name: 'Close notification' }).click()
    await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })

    await savePlan(page, 1)
    await swipeLeft(page, toasts(page))
    await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })

    await page.clock.install()
    for (const index of [2, 3, 4, 5]) await savePlan(page, index)
    await expect(notifications(page).locator('[data-visible="true"]')).toHaveCount(3)
  })
})
