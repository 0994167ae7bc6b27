import { expect, type Page } from '@playwright/test'
import { trainPath } from '../../../src/lib/paths'
import type { SetDone } from './by-hand-table'

/** The frozen plan with every rule. */
export const TRAIN = trainPath('by-hand-intermediate')

export const BENCH = 'Barbell bench press'

/** The count of sets done in the plan's first session. */
export const setsDone = (page: Page) => page.getByText(/\d+ of 6 sets done/)

/** A set, by exercise title and number. */
export function setOf(page: Page, title: string, number: number) {
  const name = `${title}, set ${number}:`
  return {
    weight: page.getByRole('textbox', { name: `${name} weight` }),
    amount: page.getByRole('textbox', {
      name: new RegExp(`^${name} (reps|seconds|meters|minutes)`),
    }),
    done: page.getByRole('button', { name: `${name} done` }),
    left: (reps: number) =>
      page.getByRole('button', { name: new RegExp(`^${name} ${reps}\\+? left`) }),
    start: page.getByRole('button', { name: /^Start / }),
  }
}

/** Starts the next session. */
export async function startSession(page: Page) {
  await page.getByRole('button', { name: 'Start Session' }).click()
  await expect(page.getByRole('button', { name: 'Finish Session' })).toBeVisible()
}

/** Does a set: types what differs from the proposal, then taps. */
export async function doSet(
  page: Page,
  title: string,
  number: number,
  { load, amount, left }: SetDone = {},
) {
  const set = setOf(page, title, number)
  if (load !== undefined) await set.weight.fill(`${load}`)
  if (amount !== undefined) await set.amount.fill(`${amount}`)
  await set.done.click()
  await expect(set.done).toHaveAttribute('aria-pressed', 'true')
  if (left !== undefined) await set.left(left).click()
}

export async function finishSession(page: Page) {
  await page.getByRole('button', { name: 'Finish Session' }).click()
  // The app asks about untouched exercises.
  const anyway = page.getByRole('button', { name: 'Finish Anyway' })
  const end = page.getByRole('heading', { level: 2, name: /, done$/ })
  await expect(anyway.or(end)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByRole('heading', { level: 2, name: /, done$/ })).toBeFocused()
}

/** An exercise's "Changes" menu. */
export const changesOf = (page: Page, title: string) =>
  page.locator('summary', { hasText: new RegExp(`hanges to ${title}$`) })

/** Waits until the session and all its taps are in the database. */
export const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const ahead = JSON.parse(localStorage.getItem('training-open') ?? '{}')
            if (ahead.sessions?.length || ahead.plans?.length) return resolve('on its way')
            const opening = indexedDB.open('training')
            // Looking must not create a missing database.
            opening.onupgradeneeded = () => opening.transaction?.abort()
            opening.onerror = () => resolve('not there')
            opening.onsuccess = () => {
              const sessions = opening.result.transaction('sessions').objectStore('sessions')
              sessions.count().onsuccess = ({ target }) => {
                opening.result.close()
                resolve((target as IDBRequest<number>).result > 0 ? 'kept' : 'not there')
              }
            }
          }),
      ),
    )
    .toBe('kept')

/** Refuses every database, as browsers in some private windows do. */
export const refuseDatabase = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value() {
        throw new DOMException('Nothing can be stored.', 'InvalidStateError')
      },
    })
  })

/** Waits until nothing has been fetched for 1.2 s. */
export const untilQuiet = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const ends = performance.getEntriesByType('resource').map((entry) => {
          return (entry as PerformanceResourceTiming).responseEnd
        })
        return performance.now() - Math.max(...ends)
      }),
    )
    .toBeGreaterThan(1200)
