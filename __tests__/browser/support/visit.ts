import { expect, type Locator, type Page } from '@playwright/test'
import { hydrationOf, untilHydrated } from './hydration'

/** Starts React, as focusing a field does, and waits for it. */
export async function untilReady(page: Page) {
  await page.locator('input[type=email]').last().dispatchEvent('focusin')
  await untilSettled(page)
}

/** Waits for a start that has begun. */
async function untilSettled(page: Page) {
  await untilHydrated(page)
  // A search from the URL, or a training page's log, may still be loading.
  await expect(page.locator('main :is(section, p)[aria-busy=true]')).toHaveCount(0)
}

/** Opens a URL, and waits for React only if the page starts it unasked. Returns the HTTP status. */
export async function visit(page: Page, address: string): Promise<number> {
  const response = await page.goto(address)
  if (await hydrationOf(page)) await untilSettled(page)
  return response?.status() ?? 0
}

/** The path in the address bar. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** The page's scroll position. */
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until the page stops scrolling and its scroll handlers have run. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    let [before, still] = [Number.NaN, 0]
    while (still < 3) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === before ? still + 1 : 0
      before = window.scrollY
    }
  })

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Horizontal overflow of the page in pixels; 0 if it doesn't scroll sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/** The photos in a part of a page, without drawings such as load lines and figures. */
export const photographs = (part: Locator) => part.locator('img')
