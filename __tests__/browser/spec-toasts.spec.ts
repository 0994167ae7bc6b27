import { expect, test } from './fixtures'
import { notifications, savePlan, toasts } from './support/toasts'

// __tests__/components/toast.test.tsx tests their times, hover and swipe.
test('Toast notifications (sections 4 and 9) close with their button; 3 visible at once.', async ({
  page,
  visit,
}) => {
  await visit('/workouts')
  await savePlan(page)
  await toasts(page).getByRole('button', { name: 'Close notification' }).click()
  await expect(toasts(page)).toHaveCount(0, { timeout: 2000 })
  await page.clock.install()
  for (const index of [1, 2, 3, 4]) await savePlan(page, index)
  await expect(notifications(page).locator('[data-visible="true"]')).toHaveCount(3)
})
