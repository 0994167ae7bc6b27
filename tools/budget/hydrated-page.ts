import type { Browser, LaunchOptions, Page, Request } from '@playwright/test'
import { findChromium } from '../lib/chromium.mjs'
import { cachedBrotliSize } from './first-view'

/** A page's cost after its app has started. */
export interface StartedPage {
  /** Brotli bytes of all fetched scripts. */
  js: number
  requests: number
}

/** Launch options for measuring. Installs Chromium if missing. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}

/**
 * Opens a tab for measuring: a phone's viewport, no cache, and Save-Data, so nothing is prefetched. Images
 * from other hosts are blocked.
 */
export async function openMeasuringTab(browser: Browser, site: string): Promise<Page> {
  const tab = await browser.newPage({
    baseURL: site,
    viewport: { width: 390, height: 844 },
  })
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  // Request interception disables the cache.
  await tab.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  )
  return tab
}

/**
 * Opens a page, starts its app by focusing a field, and returns its cost once the network is idle. Throws if
 * a request to the site fails.
 */
export async function startedPage(tab: Page, path: string): Promise<StartedPage> {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  tab.on('request', note)
  await tab.goto(path, { waitUntil: 'networkidle' })
  const field = tab.locator('form[name=newsletter] input[type=email]')
  // The empty baseline page has no field and starts by itself.
  if ((await field.count()) > 0) await field.dispatchEvent('focusin')
  await tab.waitForLoadState('networkidle')
  await tab.waitForFunction(() => document.documentElement.dataset.hydration !== 'begun')
  await tab.waitForLoadState('networkidle')
  tab.off('request', note)

  let js = 0
  for (const request of requests) {
    const response = await request.response()
    if (!response) continue
    const kind = request.resourceType()
    if (response.status() >= 400 && kind !== 'document') {
      throw new Error(`${path} requests ${request.url()}, which returns ${response.status()}.`)
    }
    const isAnswer = response.status() < 300
    if (kind === 'script' && isAnswer)
      js += await cachedBrotliSize((await response.body()).toString())
  }
  return { js, requests: requests.length }
}
