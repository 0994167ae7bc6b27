import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { type ByHand, byHand } from './support/by-hand-table'
import { doSet, finishSession, ODD, setOf, startSession, TRAIN } from './support/train'

test.use({ folder: ODD, contextOptions: { reducedMotion: 'reduce' } })

/** Compares what is proposed with the table, and does what the table says. */
async function train(page: Page, { title, load, amounts, sets, swap }: ByHand, when: string) {
  const [first, second] = [setOf(page, title, 1), setOf(page, title, 2)]
  const what = `${when}: ${title}`
  if (load === undefined) await expect.soft(first.weight, what).toHaveCount(0)
  else await expect.soft(first.weight, what).toHaveValue(load)
  await expect.soft(first.amount, what).toHaveValue(amounts[0])
  await expect.soft(second.amount, what).toHaveValue(amounts[1])
  if (sets === 'skip') {
    await changesOf(page, title).click()
    await page.getByRole('button', { name: 'Skip Today' }).click()
    await expect(page.getByRole('button', { name: 'Do It After All' })).toBeVisible()
    return
  }
  if (swap) {
    await changesOf(page, title).click()
    const length = swap.isForGood ? 'for the rest of the plan' : 'for today'
    await page.getByRole('button', { name: `${swap.to} ${length}` }).click()
  }
  for (const [index, set] of sets.entries()) await doSet(page, swap?.to ?? title, index + 1, set)
}

const changesOf = (page: Page, title: string) =>
  page.locator('summary').and(page.getByLabel(`Change ${title}`, { exact: true }))

test('eight weeks by taps, with misses, swaps and a lighter week: every load is the one worked out by hand', async ({
  page,
  visit,
}) => {
  test.setTimeout(300_000)
  await visit(TRAIN)
  for (const [index, exercises] of byHand.entries()) {
    const week = Math.floor(index / 2) + 1
    const when = `week ${week}, ${index % 2 === 0 ? 'Monday' : 'Thursday'}`
    await expect(page.getByText(`Week ${week} of 8 · ${index} of 16 sessions done`)).toBeVisible()
    if (index === 1) {
      await page.getByRole('textbox', { name: 'Weight in kg' }).fill('100')
      await page.getByRole('button', { name: 'Work Out My Loads' }).click()
    }
    await startSession(page)
    for (const exercise of exercises) await train(page, exercise, when)
    await finishSession(page)
    for (const { take } of exercises) {
      if (take) await page.getByRole('button', { name: `Take ${take}` }).click()
    }
    if (week === 4 && index % 2 === 1)
      await expect(page.getByText('Week 5 is lighter on purpose')).toBeVisible()
    if (index === byHand.length - 1)
      await expect(page.getByText('That was the last session of the plan.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to Today' }).click()
  }
  await expect(page.getByRole('heading', { name: 'The plan is done' })).toBeVisible()
  await page.getByRole('button', { name: 'Progress' }).click()
  const bench = page.getByRole('region', { name: 'Barbell bench press', exact: true })
  await bench.getByText('As a table').click()
  await expect(bench.getByRole('row')).toHaveCount(9)
})
