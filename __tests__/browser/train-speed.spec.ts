import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectInTime } from './support/in-time'
import { setOf, startSession, TRAIN } from './support/train'
import { manySessions, seedSessions } from './support/train-log'

// Tests of this file must not run in parallel.
test.describe.configure({ mode: 'serial' })

function report(what: string, times: readonly number[]) {
  console.log(`${what}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
}

/** Has every page load record when it opens the database and when it paints the data. */
const watchOpening = (page: Page) =>
  page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given: Parameters<typeof open>) {
      performance.mark('asked')
      return open.apply(this, given)
    }
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.train-today')) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
    })
    watch.observe(document, { childList: true, subtree: true })
  })

const openingTime = (page: Page) =>
  page.evaluate(() => performance.measure('opening', { start: 'asked', end: 'shown' }).duration)

/** Seeds a log of three thousand sessions: twenty years of three a week. */
async function openThousands(page: Page, visit: (address: string) => Promise<number>) {
  await visit(TRAIN)
  await expect(page.getByText('0 of 16 sessions done')).toBeVisible()
  await seedSessions(page, manySessions(3000))
  await page.reload()
  await expect(page.getByText('Week 6 of 8 · 10 of 16 sessions done')).toBeVisible()
}

test('three thousand sessions load and paint in time', async ({ page, visit }) => {
  await watchOpening(page)
  await openThousands(page, visit)
  const times: number[] = []
  for (let load = 0; load < 5; load++) {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start Session' })).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
    times.push(await openingTime(page))
  }
  report('three thousand sessions asked for to painted', times)
  expectInTime(times)
})

test('their calendar paints in time while the log is still loading', async ({ page, visit }) => {
  await openThousands(page, visit)
  const times: number[] = []
  for (let load = 0; load < 5; load++) {
    await page.reload()
    const button = page.getByRole('button', { name: 'Past Sessions' })
    times.push(
      await button.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            const watch = new MutationObserver(() => {
              if (!document.querySelector('.log-days')) return
              watch.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
            })
            watch.observe(document, { childList: true, subtree: true })
            ;(element as HTMLButtonElement).click()
          }),
      ),
    )
    await expect(page.getByRole('button', { name: 'List All 3000' })).toBeVisible()
    // A reload would keep the calendar.
    await page.getByRole('button', { name: 'Back to Today' }).click()
    await expect(button).toBeVisible()
  }
  report(
    'tap on Past Sessions to a painted calendar, with its script and three thousand sessions',
    times,
  )
  expectInTime(times)
})

const BENCH = 'Barbell bench press'
const sets = [
  [BENCH, 1],
  [BENCH, 2],
  ['Push-up', 1],
  ['Plank', 1],
  ['Push-up', 2],
] as const

/** Does one set after another. Returns the ms from each click to the end of its frame. */
async function tapSets(page: Page): Promise<number[]> {
  await startSession(page)
  await setOf(page, BENCH, 1).weight.fill('60')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (const [title, number] of sets) {
    const { done } = setOf(page, title, number)
    times.push(
      await done.evaluate(
        (button) =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            ;(button as HTMLButtonElement).click()
            // After the frame that paints it.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          }),
      ),
    )
    await expect(done).toHaveAttribute('aria-pressed', 'true')
  }
  return times
}

test('a tap on done paints in time on a phone four times slower', async ({ page, visit }) => {
  await visit(TRAIN)
  const times = await tapSets(page)
  report('tap on done to painted at CPU 4x', times)
  expectInTime(times)
})

test('a tap on done paints in time with three thousand sessions in the log', async ({
  page,
  visit,
}) => {
  await openThousands(page, visit)
  await page.getByRole('combobox', { name: 'Another session' }).selectOption('1.1')
  const times = await tapSets(page)
  report('tap on done to painted at CPU 4x, three thousand sessions in the log', times)
  expectInTime(times)
})
