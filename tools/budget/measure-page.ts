import type { Browser, Page, Request, Response } from '@playwright/test'
import { brotliSize } from './brotli-size'

/** What a page costs its visitor: brotli bytes by kind, and counts. */
export interface PageCost {
  /** With the style sheet that is written into it. */
  html: number
  css: number
  js: number
  fonts: number
  /** The data of this page that its code asks for. */
  data: number
  requests: number
  nodes: number
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
 * Loads a page and gives what it costs: all that was requested until the network fell silent. Throws
 * where a request to the site itself fails.
 */
export async function measurePage(tab: Page, path: string): Promise<PageCost> {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  tab.on('request', note)
  await tab.goto(path, { waitUntil: 'networkidle' })
  tab.off('request', note)

  const cost = { html: 0, css: 0, js: 0, fonts: 0, data: 0, requests: requests.length, nodes: 0 }
  for (const request of requests) {
    const response = await request.response()
    if (response) await addResponse(cost, response, path)
  }
  const styles = await tab.locator('style').allTextContents()
  cost.css += styles.reduce((sum, style) => sum + brotliSize('inlined style', style), 0)
  cost.nodes = await tab.locator('*').count()
  return cost
}

async function addResponse(cost: PageCost, response: Response, path: string) {
  const kind = response.request().resourceType()
  const url = response.url()
  if (response.status() >= 400 && kind !== 'document') {
    throw new Error(`${path} asks for ${url}, which answers ${response.status()}.`)
  }
  const isRedirect = response.status() >= 300 && response.status() < 400
  if (isRedirect) return
  const size = async (name: string) => brotliSize(name, await response.body())
  if (kind === 'document') cost.html += await size(`page ${path}`)
  else if (kind === 'script') cost.js += await size(url)
  else if (kind === 'stylesheet') cost.css += await size(url)
  // Fonts are compressed already: hosts send them as they are.
  else if (kind === 'font') cost.fonts += (await response.body()).length
  else if (url.endsWith('/page-data.json')) cost.data += await size(url)
}
