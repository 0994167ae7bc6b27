import { expect, test } from './fixtures'
import { PLAN } from './support/take-along'

test.describe('on paper', () => {
  test('a plan prints as ink on white, and a week has room to write', async ({ page }) => {
    await page.goto(PLAN)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const gone of [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
    ]) {
      await expect(gone).toHaveCount(0)
    }
    // Exercise and next-plan names are links on screen and plain text on paper.
    const names = page.getByRole('table').getByRole('link')
    const after = page.getByText('Next plan:').getByRole('link')
    await expect(page.getByRole('link')).toHaveCount((await names.count()) + (await after.count()))
    await expect(page.getByRole('table', { name: 'Second Bench' })).toBeVisible()
    for (const element of [page.locator('h1'), page.locator('main p').first()]) {
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

    await page.goto(`${PLAN}/week/3`)
    const session = page.getByRole('table', { name: 'Squat', exact: true })
    const room = session.getByRole('cell', { name: 'Done' })
    await expect(room, 'room to write down each exercise').toBeVisible()
    await expect(session.getByRole('row').nth(1).getByRole('cell')).toHaveCount(4)
    await page.emulateMedia({ media: 'screen' })
    await expect(room).toHaveCount(0)
  })

  test('an article prints the addresses of its links', async ({ page }) => {
    await page.goto('/blog/cardio-vs-strength-training-balance')
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('main a[href="/workouts/saddle-and-strength-beginner"]').first()
    const shown = await link.evaluate((a) => getComputedStyle(a, '::after').content)
    expect(shown).toContain('/workouts/saddle-and-strength-beginner')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'More Articles You Might Like' })).toHaveCount(0)
  })
})
