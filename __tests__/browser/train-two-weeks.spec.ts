import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { type ByHand, byHand } from './support/by-hand-table'
import { doSet, finishSession, setOf, startSession, TRAIN } from './support/train'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Compares what is proposed with the table, and does what the table says. */
async function train(page: Page, { title, load, amounts, sets }: ByHand, when: string) {
  const [first, second] = [setOf(page, title, 1), setOf(page, title, 2)]
  const what = `${when}: ${title}`
  if (load === undefined) await expect.soft(first.weight, what).toHaveCount(0)
  else await expect.soft(first.weight, what).toHaveValue(load)
  await expect.soft(first.amount, what).toHaveValue(amounts[0])
  await expect.soft(second.amount, what).toHaveValue(amounts[1])
  if (sets === 'skip') return
  for (const [index, set] of sets.entries()) await doSet(page, title, index + 1, set)
}

test('two weeks by taps: every load is the one worked out by hand, as over all eight in Jest', async ({
  page,
  visit,
}) => {
  test.setTimeout(90_000)
  await visit(TRAIN)
  for (const [index, exercises] of byHand.slice(0, 4).entries()) {
    const week = Math.floor(index / 2) + 1
    const when = `week ${week}, ${index % 2 === 0 ? 'Monday' : 'Thursday'}`
    await expect(page.getByText(`Week ${week} of 8 · ${index} of 16 sessions done`)).toBeVisible()
    if (index === 1) {
      // A weight that was typed with a zero too many is corrected.
      await page.getByRole('textbox', { name: 'Weight in kg' }).fill('1000')
      await page.getByRole('button', { name: 'Work Out My Loads' }).click()
      await page.getByRole('button', { name: 'Correct' }).click()
      await page.getByRole('textbox', { name: 'Weight in kg' }).fill('100')
      await page.getByRole('button', { name: 'Work Out My Loads' }).click()
      await expect(page.getByText('Your bests: Back squat 100 kg × 1.')).toBeFocused()
    }
    await startSession(page)
    for (const exercise of exercises) await train(page, exercise, when)
    await finishSession(page)
    await page.getByRole('button', { name: 'Back to Today' }).click()
  }
  await page.getByRole('button', { name: 'Progress' }).click()
  const bench = page.getByRole('region', { name: 'Barbell bench press', exact: true })
  await bench.getByText('As a table').click()
  await expect(bench.getByRole('row')).toHaveCount(3)
})
