import type { Browser, Page } from '@playwright/test'

/** A phone on slow 4G as Lighthouse has it, with a processor four times slower than this machine's. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4

/** Opens a page on such a phone. Without JavaScript, links load whole documents. */
export async function openPhone(
  browser: Browser,
  { javaScriptEnabled, imageHost }: { javaScriptEnabled: boolean; imageHost: string },
): Promise<Page> {
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
  await devtools.send('Network.setBlockedURLs', { urls: [`https://${imageHost}/*`] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
