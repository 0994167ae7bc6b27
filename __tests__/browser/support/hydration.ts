import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** Blocks all scripts of a page, like a slow network. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route('**/*.js', async (route) => {
    if (open) await route.continue()
    else held.push(route)
  })
  return async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Collects the URLs of all scripts and data the page's app has requested. */
export function partsOfApp(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.js$|\/page-data\//.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The app's start: undefined, then 'begun', then 'done' or 'failed'. */
export const hydrationOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hydration)

/** Waits until React has hydrated the page, whatever triggers it. */
export const untilHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-hydration', 'done', { timeout: 20_000 })

/** Expects a control to show that it was tapped and is waiting. */
export const expectWaiting = (control: Locator) =>
  expect(control).toHaveAttribute('aria-busy', 'true', { timeout: 1000 })
