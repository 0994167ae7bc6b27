// npm run bench:training: how long training takes to open and to show a tap, on the test site (npx tsx
// tools/build-variants.ts site), with three thousand sessions in the log and a CPU four times slower.
import { chromium, type Page } from '@playwright/test'
import { chooseConsent } from '../__tests__/browser/support/consent'
import { BENCH, setOf, startSession, TRAIN } from '../__tests__/browser/support/train'
import { manySessions, seedSessions } from '../__tests__/browser/support/train-log'
import { startServer } from '../tools/host/start-server'
import { findChromium } from '../tools/lib/chromium.mjs'
import { median } from './median'

const RUNS = 5
const SETS = [
  [BENCH, 1],
  [BENCH, 2],
  ['Push-up', 1],
  ['Plank', 1],
  ['Push-up', 2],
] as const

const print = (what: string, times: readonly number[]) =>
  console.log(`${what.padEnd(48)} ${median(times).toFixed(0).padStart(5)} ms`)

/** Runs in each document: marks when it opens the database and when it has painted the log. */
function watch() {
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given: Parameters<typeof open>) {
    performance.mark('asked')
    return open.apply(this, given)
  }
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.train-today, .train-session')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
  }).observe(document, { childList: true, subtree: true })
}

/** Opens a page several times. Returns the ms until it has painted, from its start or a mark. */
async function openings(page: Page, url: string, start?: string): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
    times.push(
      await page.evaluate(
        (start) => performance.measure('opening', { start: start ?? 0, end: 'shown' }).duration,
        start,
      ),
    )
  }
  return times
}

/** Does one set after another. Returns the ms from each click to the end of its frame. */
async function taps(page: Page): Promise<number[]> {
  await page.getByRole('combobox', { name: 'Another session' }).selectOption('1.1')
  await startSession(page)
  await setOf(page, BENCH, 1).weight.fill('60')
  const times: number[] = []
  for (const [title, number] of SETS) {
    times.push(
      await setOf(page, title, number).done.evaluate(
        (button: HTMLElement) =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            button.click()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          }),
      ),
    )
  }
  return times
}

async function main() {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const server = await startServer({ folder: '.test/site/public', port: 0 })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await chooseConsent(context, 'essential')
  // tsx calls a helper to name functions; the page lacks it.
  await context.addInitScript(`globalThis.__name = (named) => named;(${watch})()`)
  const page = await context.newPage()
  const url = server.url + TRAIN
  await page.goto(url)
  await page.getByText('0 of 16 sessions done').waitFor()
  await seedSessions(page, manySessions(3000))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  print('from asking for the log to painting it', await openings(page, url, 'asked'))
  print('from a tap on done to painting it', await taps(page))
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await server.close()
  print('from a cold start without a network to painting', await openings(page, url))
  await browser.close()
}

main()
