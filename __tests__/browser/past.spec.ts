import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { BENCH, changesOf, doSet, finishSession, startSession, TRAIN } from './support/train'
import { manySessions, seedSessions } from './support/train-log'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the past sessions of a log with this many. */
async function openPast(page: Page, visit: (address: string) => Promise<number>, count: number) {
  await visit(TRAIN)
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  await seedSessions(page, manySessions(count))
  await page.reload()
  await button(page, 'Past Sessions').click()
  await button(page, `List All ${count}`).click()
}
const listed = (page: Page) =>
  page.getByRole('region', { name: 'All sessions' }).getByRole('listitem')

test('a past session can be corrected permanently, deleted and restored', async ({
  page,
  visit,
}) => {
  // Every second day for more than a month: 'List All' shows only if another month has sessions.
  await openPast(page, visit, 16)
  await listed(page).first().getByRole('button').click()
  const weight = page.getByRole('textbox', { name: `${BENCH}, set 1: weight in kg` })
  await weight.fill('72.5')
  await weight.press('Enter')
  await expect(page.getByText(`Changed: the weight of ${BENCH}, set 1`)).toBeVisible()
  await button(page, 'Delete This Session').click()
  await expect(page.getByRole('heading', { name: 'Past sessions' })).toBeFocused()
  await expect(button(page, 'List All 15')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(button(page, 'List All 16')).toBeVisible()
  // The correction is stored.
  await page.reload()
  await button(page, 'List All 16').click()
  await listed(page).first().getByRole('button').click()
  await expect(weight).toHaveValue('72.5')
})

test('an export from Strong is previewed, mapped, imported once, and appears in the history', async ({
  page,
  visit,
}) => {
  await visit(TRAIN)
  await button(page, 'Your Data').click()
  const file = {
    name: 'strong.csv',
    mimeType: 'text/csv',
    buffer:
      Buffer.from(`Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-05 18:30:00,"Push, heavy",1h,Bench Press (Barbell),1,132.5,8,0,0,,,8
2024-03-05 18:30:00,"Push, heavy",1h,My Own Curl,1,30,12,0,0,,,
`),
  }
  const field = page.getByLabel('A file that you saved')
  await field.setInputFiles(file)
  await expect(page.getByText('Strong: 1 session, Tue, Mar 5, 2024')).toBeVisible()
  await page.getByText('lb', { exact: true }).last().click()
  await page.getByRole('combobox', { name: 'My Own Curl' }).selectOption('dumbbell-curl')
  await expect(page.getByText('1 session to add, 0 already in your log.')).toBeVisible()
  await button(page, 'Add to My Log').click()
  await expect(page.getByText('1 session added.')).toBeVisible()
  await field.setInputFiles(file)
  await page.getByText('lb', { exact: true }).last().click()
  await page.getByRole('combobox', { name: 'My Own Curl' }).selectOption('dumbbell-curl')
  await expect(page.getByText('0 sessions to add, 1 already in your log.')).toBeVisible()
  await button(page, 'Sessions').click()
  await button(page, 'March 5, 2024: Push, heavy').click()
  await expect(
    page.getByRole('textbox', { name: 'Barbell bench press, set 1: weight in lb' }),
  ).toHaveValue('132.5')
  await expect(page.getByRole('region', { name: 'Dumbbell curl' })).toBeVisible()
})

test("a lasting note returns with its exercise, and the summary shows the session's totals", async ({
  page,
  visit,
}) => {
  await visit(TRAIN)
  await startSession(page)
  await changesOf(page, BENCH).click()
  const note = page.getByRole('textbox', { name: `Permanent note for ${BENCH}` })
  await note.fill('Seat at hole 4')
  await doSet(page, BENCH, 1, { load: 60, amount: 8 })
  await doSet(page, BENCH, 2, { amount: 8 })
  await finishSession(page)
  const summary = page.getByRole('region', { name: 'Session summary' })
  await expect(summary.getByText('2 sets · 960 kg lifted')).toBeVisible()
  await button(page, 'Back to Today').click()
  await page.getByRole('combobox', { name: 'Another session' }).selectOption('2.1')
  await startSession(page)
  await expect(page.getByText('Seat at hole 4')).toBeVisible()
  await expect(page.getByText(/^Last time, .*: 60 kg × 8, 8$/)).toBeVisible()
})
