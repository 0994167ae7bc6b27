import { expect, test } from './fixtures'
import { notifications, savePlan, swipeLeft, toasts } from './support/toasts'

test.describe('Toast notifications (sections 4 and 9)', () => {
  test('Toast notifications appear, auto-dismiss: display about 4 to 5 seconds.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    await savePlan(page)
    await expect(toasts(page)).toBeVisible()
    const start = Date.now()
    await expect(toasts(page)).toHaveCount(0, { timeout: 7000 })
    expect(Date.now() - start).toBeGreaterThan(3800)
    expect(Date.now() - start).toBeLessThan(6500)
  })

  test('Can be dismissed by close button.', async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    await toasts(page).getByRole('button', { name: 'Close notification' }).click()
    await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })
  })

  test('Can be dismissed by swipe.', async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    await swipeLeft(page, toasts(page))
    await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })
  })

  test('Paused by hover.', async ({ page, visit }) => {
    await visit('/workouts')
    await savePlan(page)
    await toasts(page).hover()
    // A pointer moves more than once: the first time the toast may still be on its way up.
    await toasts(page).hover({ position: { x: 20, y: 20 } })
    await page.waitForTimeout(5500)
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(toasts(page)).toHaveCount(0, { timeout: 7000 })
  })

  test("Notification region label 'Notifications', hotkey Alt+T; 3 visible at once.", async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    for (const index of [0, 1, 2, 3]) await savePlan(page, index)
    await expect(notifications(page).locator('[data-visible="true"]')).toHaveCount(3)
    await page.keyboard.press('Alt+KeyT')
    await expect(notifications(page).getByRole('list')).toBeFocused()
  })
})
