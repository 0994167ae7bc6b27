import { planPath, planWeekPath, trainPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { plans, some } from './support/content'

/** The longest plan of the specification: 16 weeks. */
const plan = some(plans, ({ id }) => id === 'heavy-tide-advanced')
const phone = { width: 390, height: 844 }

test.describe('A long plan', () => {
  for (const [viewport, most] of [
    [phone, 8_300],
    [{ width: 1280, height: 800 }, 5_100],
  ] as const)
    test(`is no taller than ${most} px, ${viewport.width} px wide`, async ({ page, visit }) => {
      await page.setViewportSize(viewport)
      await visit(planPath(plan.id))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThan(most)
    })

  test("has its actions and its weeks in a phone's first view", async ({ page, visit }) => {
    await page.setViewportSize(phone)
    await visit(planPath(plan.id))
    for (const part of [
      page.getByRole('link', { name: 'Start Training' }).first(),
      page.getByRole('button', { name: 'Save to Favorites' }),
      page.getByRole('link', { name: /^Week 1, load \d+$/ }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('link', { name: /^Week 16, / })).not.toBeInViewport()
    await page.getByRole('link', { name: /^Week 16, / }).focus()
    await expect(page.getByRole('link', { name: /^Week 16, / })).toBeInViewport()
  })

  test("its week's page shows the week on the line", async ({ page, visit }) => {
    await page.setViewportSize(phone)
    await visit(planPath(plan.id))
    await page.getByRole('link', { name: /^Week 4, load \d+, deload$/ }).click()
    await expect(page).toHaveURL(planWeekPath(plan.id, 4))
    const current = page.getByRole('navigation', { name: 'Weeks' }).locator('[aria-current]')
    await expect(current).toHaveText('4')
    await expect(current).toBeInViewport()
    const start = page.getByRole('link', { name: 'Start Training' })
    await expect(start).toHaveAttribute('href', trainPath(plan.id))
  })
})
