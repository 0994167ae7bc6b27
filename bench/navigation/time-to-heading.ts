import type { Page } from '@playwright/test'
import { tap } from '../phone'

/** A link from one page to another. */
export interface Step {
  name: string
  from: string
  /** The address of the link that is tapped. */
  to: string
}

/** What a visitor does on a page before the tap. */
export interface Visit {
  /** Whether the visitor scrolls to the link once the page has loaded, and rests there; else at the tap. */
  scrolls: boolean
  /** Milliseconds of rest. */
  rest: number
}

/**
 * Loads a page, rests, taps a link, and returns the milliseconds from the click, when the finger is
 * lifted, to the next page's h1, whether the app shows it or a new document has it. Both times are
 * from the browser's own clock.
 */
export async function timeToHeading(
  page: Page,
  site: string,
  step: Step,
  { scrolls, rest }: Visit,
) {
  // tsx names functions with a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchHeading)
  await page.goto(site + step.from, { waitUntil: 'load' })
  const link = page.locator(`main a[href="${step.to}"]`).first()
  if (scrolls) await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(rest)
  await tap(link)
  const time = await page.waitForFunction(() => window.benchTime)
  return Number(await time.jsonValue())
}

declare global {
  interface Window {
    /** Milliseconds from the click to the next h1. */
    benchTime?: number
  }
}

/** Runs in each document: notes when a click comes in, and when there is an h1 with a new text. */
function watchHeading() {
  const heading = () => document.querySelector('h1')?.textContent
  const clicked = () => JSON.parse(sessionStorage.getItem('bench') ?? 'null')
  function look() {
    const click = clicked()
    if (!click || window.benchTime || !heading() || heading() === click.heading) return
    window.benchTime = performance.timeOrigin + performance.now() - click.time
  }
  const options = { capture: true }
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const click = { heading: heading(), time: performance.timeOrigin + timeStamp }
      sessionStorage.setItem('bench', JSON.stringify(click))
    },
    options,
  )
  // A prerendered document is shown later.
  document.addEventListener('prerenderingchange', look)
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/**
 * Returns the same for a plain load, on a browser without JavaScript that has seen the first page:
 * from the request to the h1 on the screen.
 */
export async function timeOfPlainLoad(page: Page, site: string, { from, to }: Step) {
  await page.goto(site + from, { waitUntil: 'load' })
  const start = performance.now()
  await page.goto(site + to, { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  return performance.now() - start
}
