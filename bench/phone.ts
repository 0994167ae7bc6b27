import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { startServer } from '../tools/host/start-server'
import { findChromium } from '../tools/lib/chromium.mjs'
import { imageHost } from './image-host'

/** Lighthouse's phone on slow 4G, with a CPU four times slower than this machine's. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4

/** Duration of a short tap, in ms. */
const TAP_DURATION = 60

/** Opens a page on that phone. Without JavaScript, links load whole documents. */
async function openPhone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await devtools.send('Network.setBlockedURLs', { urls: [`https://${imageHost()}/*`] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/** The served site, and a function that measures on a fresh phone. */
export interface Phones {
  url: string
  measure: <Result>(
    visit: (page: Page) => Promise<Result>,
    options?: { javaScriptEnabled: boolean },
  ) => Promise<Result>
}

/** Serves the built site and runs a benchmark on phones. */
export async function withPhones(bench: (phones: Phones) => Promise<void>): Promise<void> {
  console.log('A phone on slow 4G (150 ms, 1.6 Mbps), processor four times slower.\n')
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const { url, close } = await startServer({ folder: 'public', port: 0 })
  await bench({
    url,
    async measure(visit, { javaScriptEnabled } = { javaScriptEnabled: true }) {
      const page = await openPhone(browser, javaScriptEnabled)
      try {
        return await visit(page)
      } finally {
        await page.context().close()
      }
    },
  })
  await close()
  await browser.close()
}

/**
 * Taps like a finger. Playwright's `tap` lifts before the browser's hit test, which would then count as
 * waiting.
 */
export async function tap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const page = control.page()
  const box = await control.boundingBox()
  if (!box) throw new Error('what to tap is not on the screen')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(TAP_DURATION)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
