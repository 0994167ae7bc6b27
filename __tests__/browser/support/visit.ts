import { expect, type Page } from '@playwright/test'

/** Waits until React has taken the page over: from then on every button does what it says. */
export const untilReady = (page: Page) =>
  expect(page.getByRole('banner')).toHaveAttribute('data-hydrated', 'true')

/** Opens an address and waits until the page is ready for clicks. Gives the HTTP status. */
export async function visit(page: Page, address: string): Promise<number> {
  const response = await page.goto(address)
  await untilReady(page)
  return response?.status() ?? 0
}

/** The path in the address bar. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** How far the page is scrolled. */
export const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls as far down as the page goes. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** How many pixels of the page stick out to the side. 0 where one need not scroll sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
