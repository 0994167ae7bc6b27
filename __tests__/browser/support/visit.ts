import { expect, type Locator, type Page } from '@playwright/test'

/** Triggers hydration, as focusing a field does, and waits for it. */
export async function untilReady(page: Page) {
  await page.locator('footer input[type=email]').dispatchEvent('focusin')
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done', { timeout: 20_000 })
  // A search that the address asks for is still on its way, or the log of a training page.
  await expect(page.locator('main :is(section, p)[aria-busy=true]')).toHaveCount(0)
}

/** Opens an address, and has React take the page over. Gives the HTTP status. */
export async function visit(page: Page, address: string): Promise<number> {
  const response = await page.goto(address)
  await untilReady(page)
  return response?.status() ?? 0
}

/** The path in the address bar. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** How far the page is scrolled. */
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until the page does not scroll any more, and what that brings about has happened. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    let [before, still] = [Number.NaN, 0]
    while (still < 3) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === before ? still + 1 : 0
      before = window.scrollY
    }
  })

/** Scrolls as far down as the page goes. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** How many pixels of the page stick out to the side. 0 where one need not scroll sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/** The photographs within a part of a page. Load lines and figures are pictures too, but drawn. */
export const photographs = (part: Locator) => part.locator('img')
