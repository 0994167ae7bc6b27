import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectAccessibleInBoth } from './support/axe'
import { BENCH, changesOf, doSet, setOf, startSession, TRAIN } from './support/train'
import { manySessions, seedSessions } from './support/train-log'

const openChanges = (page: Page, title: string) => changesOf(page, title).click()

const openFile = (page: Page, content: string) =>
  page.getByLabel('A file that you saved').setInputFiles({
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })

/** Seeds a log of the plan by hand before the audit. */
async function seedPlan(page: Page, count: number) {
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  const sessions = manySessions(count).map((session, index) => ({
    ...session,
    plan: 'by-hand-intermediate',
    planTitle: 'By Hand',
    week: Math.floor(index / 2) + 1,
  }))
  await seedSessions(page, sessions)
  await page.reload()
  return sessions
}

/** Puts the page into a state that train.spec.ts doesn't pass through. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a timed set runs': async (page) => {
    await startSession(page)
    for (const number of [1, 2]) await doSet(page, BENCH, number, { load: 60 })
    await doSet(page, 'Push-up', 1)
    await setOf(page, 'Plank', 1).start.click()
    await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
  },
  'a rest is over': async (page) => {
    await startSession(page)
    await doSet(page, BENCH, 1, { load: 60 })
    for (let tap = 0; tap < 8; tap++) {
      await page.getByRole('button', { name: '−15 seconds' }).click()
    }
    await expect(page.getByRole('timer')).toHaveText('0:00')
  },
  'an exercise skipped, one in place of another, notes': async (page) => {
    await startSession(page)
    await openChanges(page, 'Plank')
    await page.getByRole('button', { name: 'Skip Today' }).last().click()
    await openChanges(page, BENCH)
    await page.getByRole('textbox', { name: 'Note on this exercise' }).first().fill('Belt')
    await page.getByText(`Swap ${BENCH}`).click()
    await page.getByRole('radio', { name: 'I prefer another' }).first().check()
    await page
      .getByRole('list', { name: `In place of ${BENCH}` })
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByText(`In place of ${BENCH}: by choice.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Do It After All' })).toBeVisible()
  },
  'what is missing is swapped': async (page) => {
    await page.getByText('Train With What You Have').click()
    await page.getByRole('checkbox', { name: 'Barbell' }).check()
    await page.getByRole('button', { name: /^Swap/ }).click()
    await expect(page.getByRole('list', { name: 'Current swaps' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Machine' }).check()
    await expect(page.getByRole('list', { name: 'Replacements' })).toBeVisible()
  },
  'progress after a whole plan': async (page) => {
    await seedPlan(page, 16)
    await page.getByRole('button', { name: 'Progress' }).click()
    await page.getByText('As a table').nth(1).click()
  },
  'the calendar of all sessions': async (page) => {
    await seedPlan(page, 16)
    await page.getByRole('button', { name: 'Past Sessions' }).click()
    await expect(page.getByRole('button', { name: 'Earlier month' })).toBeVisible()
    await page.getByRole('button', { name: 'List All 16' }).click()
  },
  'a session of the past is corrected': async (page) => {
    await seedPlan(page, 3)
    await page.getByRole('button', { name: 'Past Sessions' }).click()
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Alpha/ })
      .first()
      .click()
    await page.getByRole('button', { name: `${BENCH}, set 1: done` }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
  "an exercise's history": async (page) => {
    await seedPlan(page, 16)
    await page.getByRole('button', { name: 'Past Sessions' }).click()
    await page.getByRole('radio', { name: 'exercise' }).check({ force: true })
    await page.getByRole('button', { name: /^Barbell bench press/ }).click()
    await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible()
  },
  'a log of Strong': async (page) => {
    await page.getByRole('button', { name: 'Your Data' }).click()
    await openFile(
      page,
      `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-05 18:30:00,Push,1h,Bench Press (Barbell),1,60,8,0,0,,,8
2024-03-05 18:30:00,Push,1h,Zercher Carry,1,60,8,0,0,,,8
`,
    )
    await expect(page.getByRole('combobox', { name: 'Zercher Carry' })).toBeVisible()
    await page.getByText('1 recognized').click()
  },
  'a file that says something else': async (page) => {
    const [first, ...others] = await seedPlan(page, 4)
    await page.getByRole('button', { name: 'Your Data' }).click()
    const sessions = [{ ...first, note: 'Theirs', entries: [] }, ...others]
    await openFile(page, JSON.stringify({ format: 'training-log', version: 1, sessions }))
    await expect(page.getByRole('button', { name: 'Keep Mine, Add the Rest' })).toBeVisible()
  },
}

/** States that trainees see every week; these run every time. */
const everyWeek = [
  'a timed set runs',
  'an exercise skipped, one in place of another, notes',
  'progress after a whole plan',
  'the calendar of all sessions',
  'a session of the past is corrected',
]

for (const [name, reach] of Object.entries(states)) {
  const tag = everyWeek.includes(name) ? [] : '@rare'
  test(`accessible in both color schemes: ${name}`, { tag }, async ({ page, visit }) => {
    await visit(TRAIN)
    await reach(page)
    await expectAccessibleInBoth(page)
  })
}
