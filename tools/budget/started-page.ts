import type { Browser, LaunchOptions, Page, Request } from '@playwright/test'
import { findChromium } from '../lib/chromium.mjs'
import { sizeOnce } from './first-view'

/** What a page costs once its app has started. */
export interface StartedPage {
  /** Brotli bytes of all scripts that were fetched. */
  js: number
  requests: number
}

/** How to start the browser that measures. Installs a Chromium where there is none. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}

/**
 * Opens a tab for measuring pages of a site: on a phone's screen, without a cache, and with a visitor
 * who saves data, so that nothing is fetched for later. Pictures of other hosts are refused.
 */
export async function openMeasuringTab(browser: Browser, site: string): Promise<Page> {
  const tab = await browser.newPage({
    baseURL: site,
    viewport: { width: 390, height: 844 },
  })
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  // A tab whose requests can be refused uses no cache at all.
  await tab.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  )
  return tab
}

/**
 * Opens a page, starts its app by way of a field, and returns what it has cost when the network has fallen
 * silent. Throws where a request to the site itself fails.
 */
export async function startedPage(tab: Page, path: string): Promise<StartedPage> {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  tab.on('request', note)
  await tab.goto(path, { waitUntil: 'networkidle' })
  const field = tab.locator('footer input')
  // The empty page that budgets start from has none, and starts by itself.
  if ((await field.count()) > 0) await field.dispatchEvent('focusin')
  await tab.waitForLoadState('networkidle')
  await tab.waitForFunction(() => document.documentElement.dataset.start !== 'begun')
  await tab.waitForLoadState('networkidle')
  tab.off('request', note)

  let js = 0
  for (const request of requests) {
    const response = await request.response()
    if (!response) continue
    const kind = request.resourceType()
    if (response.status() >= 400 && kind !== 'document') {
      throw new Error(`${path} asks for ${request.url()}, which answers ${response.status()}.`)
    }
    const isAnswer = response.status() < 300
    if (kind === 'script' && isAnswer) js += await sizeOnce((await response.body()).toString())
  }
  return { js, requests: requests.length }
}
