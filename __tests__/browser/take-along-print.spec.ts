import { expect, test } from './fixtures'
import { PLAN, TITLE } from './support/take-along'

test.describe('on paper', () => {
  test('a plan is ink on white with its log, and without what is to be pressed', async ({
    page,
  }) => {
    await page.goto(PLAN)
    await expect(page.getByRole('table')).toHaveCount(1)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const gone of [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
      page.getByRole('link'),
    ]) {
      await expect(gone).toHaveCount(0)
    }
    const log = page.getByRole('heading', { name: `Training log: ${TITLE}` })
    await expect(log).toBeVisible()
    // The exercises, and four weeks of the log in each of four more.
    await expect(page.getByRole('table')).toHaveCount(5)
    await expect(page.getByRole('columnheader', { name: 'Week 16' })).toBeVisible()
    for (const element of [page.locator('h1'), page.locator('main p').first(), log]) {
      await expect(element).toHaveCSS('color', 'rgb(16, 22, 27)')
    }
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('.plan-section').first()).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )
    await expect(page.getByRole('row', { name: /Back squat/ }).first()).toHaveCSS(
      'break-inside',
      'avoid',
    )
  })

  test('a plan that was moved on to has its log as well', async ({ page, visit }) => {
    await visit('/workouts')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Back to Workouts' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Training log: / })).toBeVisible()
  })

  test('an article shows where its links lead', async ({ page }) => {
    await page.goto('/blog/cardio-vs-strength-training-balance')
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('main a[href="/workouts/saddle-and-strength-beginner"]').first()
    const shown = await link.evaluate((a) => getComputedStyle(a, '::after').content)
    expect(shown).toContain('/workouts/saddle-and-strength-beginner')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'More Articles You Might Like' })).toHaveCount(0)
  })
})
