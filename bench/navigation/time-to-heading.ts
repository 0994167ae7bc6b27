import type { Locator, Page } from '@playwright/test'

/** How long a finger stays on the screen when it taps, in milliseconds: a short tap of a real one. */
const PRESS = 60

/** What a visitor does: rests on one page, then taps a link to another. */
export interface Step {
  name: string
  from: string
  /** The address of the link that is tapped. */
  to: string
}

/**
 * Loads a page, rests, taps a link, and gives the milliseconds from the click, when the finger is lifted,
 * to the next page's h1 in the document. The browser's own clock is used on both ends.
 */
export async function timeToHeading(page: Page, site: string, step: Step, rest: number) {
  await page.goto(site + step.from, { waitUntil: 'load' })
  const heading = page.locator('h1')
  const before = await heading.textContent()
  await page.evaluate(watchHeading)
  await page.waitForTimeout(rest)
  await tap(page.locator(`main a[href="${step.to}"]`).first())
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, before)
  const { tapped, shown } = await page.evaluate(() => window.benchTimes)
  return shown - tapped
}

/**
 * Taps like a finger. Playwright's own `tap` lifts it in the moment it touches, before the browser has
 * looked for what lies beneath, and that search would count as waiting.
 */
async function tap(link: Locator) {
  await link.scrollIntoViewIfNeeded()
  const page = link.page()
  const box = await link.boundingBox()
  if (!box) throw new Error('the link to tap is not on the screen')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(PRESS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

declare global {
  interface Window {
    benchTimes: { tapped: number; shown: number }
  }
}

/** Runs in the page: notes when a click comes in and when the h1's text changes. */
function watchHeading() {
  window.benchTimes = { tapped: 0, shown: 0 }
  const before = document.querySelector('h1')?.textContent
  const options = { capture: true }
  document.addEventListener(
    'click',
    (event) => {
      window.benchTimes.tapped = event.timeStamp
    },
    options,
  )
  new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent
    if (now && now !== before && window.benchTimes.shown === 0) {
      window.benchTimes.shown = performance.now()
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * The same by a plain load of the whole page, on a browser without JavaScript that has seen the first
 * page: from the request to its h1 on the screen.
 */
export async function timeOfPlainLoad(page: Page, site: string, { from, to }: Step) {
  await page.goto(site + from, { waitUntil: 'load' })
  const start = performance.now()
  await page.goto(site + to, { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  return performance.now() - start
}
