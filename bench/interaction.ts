// npm run bench:interaction -- 5 index,plan: how long a phone shows nothing after the first tap on a page (interaction to next paint), on one page of every kind or of those named; the median of five taps, or of as many as the first argument says.
import type { Locator, Page } from '@playwright/test'
import { median } from './median'
import { pagesByKind } from './pages-by-kind'
import { tap, withPhones } from './phone'

const RUNS = Number(process.argv[2] ?? 5)

/** How long a visitor looks at a page, at what was scrolled to, and waits for the answer, in milliseconds. */
const LOOK = 1000
const AIM = 300
const ANSWER = 2000

const button =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).first()

/** What is tapped on pages of a kind, where it is not the menu. */
const controls: Record<string, (page: Page) => Locator> = {
  article: (page) => page.locator('main summary').first(),
  contact: button('Send Message'),
  exercise: (page) => page.getByRole('checkbox').first(),
  plan: button('Add to Calendar'),
  'plan-list': (page) => page.getByRole('article').first().getByRole('button'),
  search: (page) => page.getByRole('main').getByRole('button', { name: 'Search' }),
  train: button('Start Session'),
  'tools-one-rep-max': button('Work it out'),
}

/**
 * Loads a page, looks at it, taps, and returns the milliseconds until the answer is on the screen. Throws
 * where the browser tells of no tap, as after a new document.
 */
async function timeToPaint(page: Page, url: string, control: (page: Page) => Locator) {
  await page.addInitScript(watchInteractions)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(LOOK)
  const tapped = control(page)
  await tapped.scrollIntoViewIfNeeded()
  await page.waitForTimeout(AIM)
  await tap(tapped)
  await page.waitForTimeout(ANSWER)
  const time = await page.evaluate(() => window.benchInteraction)
  if (time === undefined) throw new Error(`The browser tells of no tap on ${url}.`)
  return time
}

declare global {
  interface Window {
    /** The slowest event of the taps so far, in milliseconds. */
    benchInteraction?: number
  }
}

/** Runs in each document: notes how long each event of a tap took to be painted. */
function watchInteractions() {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      window.benchInteraction = Math.max(window.benchInteraction ?? 0, entry.duration)
    }
  })
  observer.observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit)
  // Told of however short it was.
  observer.observe({ type: 'first-input', buffered: true })
}

withPhones(async ({ url, measure }) => {
  console.log(`From the first tap to the next paint: median of ${RUNS}, and all; wanted: 200 ms`)
  for (const [kind, path] of pagesByKind(process.argv[3])) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const control = controls[kind] ?? button('Menu')
      times.push(await measure((page) => timeToPaint(page, url + path, control)))
    }
    console.log(`${kind.padEnd(24)} ${String(median(times)).padStart(4)} (${times.join(', ')})`)
  }
})
