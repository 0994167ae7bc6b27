import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { ID, PLAN, stored } from './support/take-along'

test.describe('following along', () => {
  /** The sessions of each of the first weeks, by name. */
  const names = ['Squat', 'Bench', 'Deadlift', 'Press', 'Second Bench']
  const session = (page: Page, week: number, number: number) =>
    page.getByRole('checkbox', { name: `Week ${week}, ${names[number - 1]}`, exact: true })

  test('keeps ticks from the first one on, in every tab, until they are erased', async ({
    page,
    context,
  }) => {
    const key = `progress:${ID}`
    await page.goto(PLAN)
    await page.getByRole('button', { name: 'Follow Along' }).click()
    await expect(page.getByRole('heading', { name: 'Follow Along' })).toBeFocused()
    expect(await stored(page, key)).toBeNull()
    for (const number of [1, 2, 3, 4, 5]) await session(page, 1, number).check()

    const other = await context.newPage()
    await other.goto(PLAN)
    await expect(other.getByText('Week 2 of 16 · 5 of 80 sessions done')).toBeVisible()
    await session(other, 2, 1).check()
    await expect(page.getByText('6 of 80 sessions done')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow Along · Week 2 of 16' })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a Copy (JSON)' }).click()
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(copy.plan).toBe(ID)
    expect(copy.sessions).toHaveLength(6)

    await page.getByRole('button', { name: 'Erase Progress' }).click()
    await expect(other.getByText('0 of 80 sessions done')).toBeVisible()
    expect(await stored(page, key)).toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(other.getByText('6 of 80 sessions done')).toBeVisible()
  })

  test('loads nothing before it is wanted', async ({ page }) => {
    await page.goto(PLAN)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Follow Along' })).toBeEnabled()
    const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
    await page.getByRole('button', { name: 'Follow Along' }).click()
    await expect(page.getByRole('heading', { name: 'Follow Along' })).toBeVisible()
    const scripts = await page.evaluate(
      (count) =>
        performance
          .getEntriesByType('resource')
          .slice(count)
          .filter(({ name }) => name.endsWith('.js')).length,
      before,
    )
    expect(scripts).toBeGreaterThan(0)
  })

  test('moves nothing when it comes by itself', async ({ page }) => {
    await page.addInitScript((id) => {
      localStorage.setItem(`progress:${id}`, '{"1.1":"2026-11-20"}')
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) {
          ;(window as unknown as { shift: number }).shift += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    }, ID)
    await page.goto(PLAN)
    await expect(page.getByText('1 of 80 sessions done')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  })
})
