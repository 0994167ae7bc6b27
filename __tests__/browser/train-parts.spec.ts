import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectAccessible } from './support/axe'
import {
  BENCH,
  changesOf,
  doSet,
  finishSession,
  startSession,
  TRAIN,
  untilQuiet,
} from './support/train'

/** Turns on data saving, so nothing loads before it is needed. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

test('a session, its end, progress and data work offline', async ({ page, visit, allow }) => {
  await visit(TRAIN)
  await startSession(page)
  await untilQuiet(page)
  // Figures come from a file that the browser may request again.
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await doSet(page, BENCH, 1, { load: 60 })
  await changesOf(page, BENCH).click()
  await expect(page.getByText('On each side: 20 kg')).toBeVisible()
  await finishSession(page)
  await page.getByRole('button', { name: 'Progress' }).click()
  await expect(page.getByRole('heading', { name: 'Planned load vs. yours' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Today' }).click()
  await page.getByRole('button', { name: 'Your Data' }).click()
  await expect(page.getByRole('button', { name: 'Save All (JSON)' })).toBeVisible()
})

test('a session starts offline once Today is on the screen', async ({ page, visit, allow }) => {
  await visit(TRAIN)
  await untilQuiet(page)
  allow(/ERR_INTERNET_DISCONNECTED/, /failed request/)
  await page.context().setOffline(true)
  await startSession(page)
  await doSet(page, BENCH, 1, { load: 60 })
})

test("a part that fails to load says so; 'Try Again' loads it", async ({ page, visit, allow }) => {
  allow(/ERR_FAILED/)
  await saveData(page)
  await visit(TRAIN)
  await expect(page.getByRole('button', { name: 'Start Session' })).toBeVisible()
  await untilQuiet(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Progress' }).click()
  const retry = page.getByRole('button', { name: 'Try Again' })
  await expect(page.getByText('This could not be loaded.').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/*.js')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to Today' }).click()

  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Start Session' }).click()
  await expect(retry).toBeVisible()
  await expect(page.getByText('This could not be loaded.').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/*.js')
  await retry.click()
  await expect(retry).toHaveCount(0)
  await startSession(page)
})
