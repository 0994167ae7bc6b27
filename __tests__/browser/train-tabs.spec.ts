import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { BENCH, setOf, setsDone, startSession, TRAIN, untilKept } from './support/train'

/** Clicks without Playwright's waits, so two clicks coincide. */
const tap = (page: Page, title: string, number: number) =>
  setOf(page, title, number).done.evaluate((button) => (button as HTMLButtonElement).click())

/** Opens another tab at the open session. */
async function openAnother(page: Page) {
  const other = await page.context().newPage()
  await other.goto(TRAIN)
  await expect(setOf(other, BENCH, 2).weight).toHaveValue('60')
  return other
}

/** Starts a session whose first exercise has its weight. */
async function begin(page: Page) {
  await startSession(page)
  const { weight } = setOf(page, BENCH, 1)
  await weight.fill('60')
  await weight.press('Enter')
  await untilKept(page)
}

test('sets tapped in two tabs at one instant are saved and shown', async ({ page, visit }) => {
  await visit(TRAIN)
  await begin(page)
  const other = await openAnother(page)
  await Promise.all([tap(page, BENCH, 1), tap(other, BENCH, 2)])
  for (const tab of [page, other]) await expect(setsDone(tab)).toHaveText('2 of 6 sets done')
  await Promise.all([tap(page, 'Push-up', 1), tap(other, 'Plank', 1)])
  for (const tab of [page, other]) await expect(setsDone(tab)).toHaveText('4 of 6 sets done')
  await Promise.all([untilKept(page), untilKept(other)])
  await page.reload()
  await expect(setsDone(page)).toHaveText('4 of 6 sets done')
})
