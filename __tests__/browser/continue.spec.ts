import type { Page } from '@playwright/test'
import { planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { expectAccessibleInBoth } from './support/axe'
import { untilHydrated } from './support/hydration'
import { screen } from './support/layout'
import { layoutShifts } from './support/layout-shift'
import { store } from './support/storage'
import { BENCH, doSet, finishSession, startSession, TRAIN } from './support/train'
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
    await untilHydrated(page)
    await expect(bar(page)).toBeVisible()
    expect.soft(await layoutShifts(page), address).toEqual([])
  }
  await expect(bar(page).getByRole('link').first()).toContainText('Hinge Day')
  await page.goto('/saved')
  await expect(bar(page).getByRole('link').first()).toContainText('Alpha')
  await bar(page).getByText('1 more').click()
  await expect(
    bar(page).getByRole('link', { name: 'Hinge Day, week 2 First Plates' }),
  ).toBeVisible()
  await expectAccessibleInBoth(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize(screen(width))
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0)
  }
})

test('an open session asks before resuming, and resumes without the old rest timer', async ({
  page,
}) => {
  await page.goto(TRAIN)
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  const [session] = manySessions(1)
  if (!session) throw new Error('One session was made.')
  const entries = session.entries.slice(0, 2).map((entry) => ({
    ...entry,
    sets: entry.sets.map(({ done, ...set }, index) => (index === 0 ? { ...set, done } : set)),
  }))
  const start = Date.parse(session.changed)
  const line = 'Alpha / push-up / 1 / push-up'
  const timer = { kind: 'rest', start, seconds: 90, entry: line, set: 0, signaled: true }
  await seedSessions(page, [{ ...session, entries, timer, week: 1, finished: undefined }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Alpha is still open' })).toBeFocused()
  await expect(page.getByText('2 of 8 sets are done.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('2 of 8 sets done')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Push-up' })).toBeFocused()
  await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('timer')).toHaveCount(0)
})
