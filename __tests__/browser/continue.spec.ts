import type { Page } from '@playwright/test'
import { planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { expectAccessibleInBoth } from './support/axe'
import { screen } from './support/layout'
import { layoutShifts } from './support/layout-shift'
import { untilStarted } from './support/start'
import { store } from './support/storage'
import { BENCH, doSet, finishSession, startSession, TRAIN, untilKept } from './support/train'
import { manySessions, seedSessions } from './support/train-log'
import { sidewaysOverflow } from './support/visit'

const PLAN = 'by-hand-intermediate'
const startedPlan = (plan: string, title: string, name: string, at: string) => ({
  plan,
  title,
  name,
  week: 2,
  at,
})
const TWO = JSON.stringify([
  startedPlan(PLAN, 'By Hand', 'Alpha', '2026-11-22T10:00:00.000Z'),
  startedPlan('first-plates-beginner', 'First Plates', 'Hinge Day', '2026-11-20T10:00:00.000Z'),
])
const bar = (page: Page) => page.getByRole('navigation', { name: 'Continue' })

test('one tap continues a started plan from every page that shows plans', async ({ page }) => {
  await page.goto(TRAIN)
  await startSession(page)
  await doSet(page, BENCH, 1, { load: 60 })
  await finishSession(page)
  for (const address of ['/', '/workouts', '/saved', planPath(PLAN)]) {
    await page.goto(address)
    await expect(bar(page).getByRole('link', { name: 'Continue: Beta, week 1' })).toBeVisible()
  }
  await page.setViewportSize(screen(1920))
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  await page.setViewportSize(screen(390))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#main-menu').getByRole('link', { name: 'Continue: Beta, week 1' }).click()
  await expect(page).toHaveURL(TRAIN)
  await expect(bar(page)).toHaveCount(0)
})

test('the latest of two started plans comes first, and no layout shifts', async ({ page }) => {
  await store(page.context(), { 'begun-plans': TWO })
  for (const address of ['/', '/workouts', planPath('first-plates-beginner')]) {
    await page.goto(address)
    await untilStarted(page)
    await expect(bar(page)).toBeVisible()
    expect.soft(await layoutShifts(page), address).toEqual([])
  }
  await expect(bar(page).getByRole('link').first()).toContainText('Hinge Day')
  await page.goto('/saved')
  await expect(bar(page).getByRole('link').first()).toContainText('Alpha')
  await bar(page).getByText('+1').click()
  await expect(
    bar(page).getByRole('link', { name: 'Hinge Day, week 2 First Plates' }),
  ).toBeVisible()
  await expectAccessibleInBoth(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize(screen(width))
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0)
  }
})

test.describe('an open session', () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()

  /** Leaves a session open with two sets done this many hours ago. */
  async function leave(page: Page, ago: number) {
    await page.goto(TRAIN)
    await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
    const [whole] = manySessions(1)
    if (!whole) throw new Error('One session was made.')
    const { finished: _, ...session } = whole
    const entries = session.entries.slice(0, 2).map((entry) => ({
      ...entry,
      sets: entry.sets.map(({ done: __, ...set }, index) =>
        index === 0 ? { ...set, done: hours(ago) } : set,
      ),
    }))
    const at = hours(ago + 1)
    const timer = {
      kind: 'rest',
      start: Date.parse(hours(ago)),
      seconds: 90,
      entry: 'Alpha / push-up / 1 / push-up',
      set: 0,
      signaled: true,
    }
    await seedSessions(page, [
      {
        ...session,
        entries,
        week: 1,
        session: 1,
        timer,
        started: at,
        changed: hours(ago),
        date: at.slice(0, 10),
      },
    ])
    await page.reload()
  }
  const question = (page: Page) => page.getByRole('heading', { name: 'Alpha is still open' })

  test('asks before resuming, and resumes without the old rest timer', async ({ page }) => {
    await leave(page, 49)
    await expect(question(page)).toBeFocused()
    await expect(page.getByText('2 of 8 sets are done.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('2 of 8 sets done')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Push-up' })).toBeFocused()
    await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('timer')).toHaveCount(0)
  })

  test('finishes as it was, dated to the day of its sets', async ({ page }) => {
    await leave(page, 49)
    await page.getByRole('button', { name: 'Finish as Is' }).click()
    await expect(page.getByRole('heading', { name: 'Alpha, done' })).toBeVisible()
    const day = new Date(Date.now() - 49 * 3_600_000)
    const month = day.toLocaleDateString('en-US', { month: 'short' })
    await expect(page.getByText(`Week 1 · ${month} ${day.getDate()}`)).toBeVisible()
  })

  test('can be discarded, and undo restores it', { tag: '@rare' }, async ({ page }) => {
    await leave(page, 5)
    await page.getByRole('button', { name: 'Discard It' }).click()
    await expect(page.getByRole('button', { name: 'Start Session' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 of 8 sets done').or(question(page))).toBeVisible()
  })

  test('resumes without asking after three hours', { tag: '@rare' }, async ({ page }) => {
    await leave(page, 3)
    await expect(page.getByText('2 of 8 sets done')).toBeVisible()
  })
})

test("the 'This plan' region repeats a week, restarts the plan and stops it", async ({ page }) => {
  await page.goto(TRAIN)
  await startSession(page)
  await doSet(page, BENCH, 1, { load: 60 })
  await finishSession(page)
  await untilKept(page)
  await page.getByRole('button', { name: 'Back to Today' }).click()
  const choices = page.getByRole('region', { name: 'This plan' })
  for (const label of ['Repeat This Week', 'I Missed a Week', 'Start Over', 'Stop This Plan'])
    await choices.getByText(label, { exact: true }).click()
  await expect(choices.getByText('Your last session was today.')).toBeVisible()
  await expectAccessibleInBoth(page)

  await expect(page.getByText('1 of 16 sessions done')).toBeVisible()
  await choices.getByRole('button', { name: 'Repeat Week 1' }).first().click()
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  await choices.getByRole('button', { name: 'Stop It' }).click()
  await expect(choices.getByText('You stopped it on')).toBeVisible()
  await page.goto('/saved')
  await untilStarted(page)
  await expect(bar(page)).toHaveCount(0)
})
