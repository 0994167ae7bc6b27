import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type TestInfo,
} from '@playwright/test'
import { startServer } from '../../tools/host/start-server'
import { chooseConsent, type StoredConsent } from './support/consent'
import { type Faults, faultsOf } from './support/faults'
import { type ImageHost, serveImages } from './support/image-host'
import { untilReady, visit } from './support/visit'

/** Options for `test.use`. */
interface Options {
  /** The image host's behavior. */
  images: ImageHost
  /** The visitor's earlier cookie choice; 'ask' for a first visit. */
  consent: StoredConsent | 'ask'
  /** Whether `visit` also starts React. Most visitors never do. */
  hydrated: boolean
  /** Whether service workers are allowed. Off by default, so no test also downloads a plan's copy. */
  workers: boolean
}

interface Fixtures {
  /** Opens an address, as a visitor who touches nothing. Returns the HTTP status. */
  visit: (address: string) => Promise<number>
  /** Allows complaints that a test causes on purpose. */
  allow: Faults['allow']
  /** Opens another browser context, watched like the test's own and closed with the test. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  faults: Faults
}

interface Worker {
  /** A built site to serve instead of the real one, such as '.test/warm/public'. */
  folder: string | undefined
  /** That site's address. */
  served: string | undefined
}

/**
 * Playwright's test for this site. The test plays the image host, and whatever a page complains about
 * (support/faults.ts lists it) fails the test that caused it.
 */
export const test = base.extend<Options & Fixtures, Worker>({
  folder: [undefined, { option: true, scope: 'worker' }],
  served: [
    async ({ folder }, use) => {
      if (!folder) return use(undefined)
      const server = await startServer({ folder, port: 0 })
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, served }, use) => use(served ?? baseURL),
  images: ['ok', { option: true }],
  consent: ['essential', { option: true }],
  hydrated: [false, { option: true }],
  workers: [false, { option: true }],

  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter
    async ({}, use) => {
      const faults = faultsOf()
      await use(faults)
      faults.report()
    },
    { auto: true },
  ],
  allow: async ({ faults }, use) => use(faults.allow),
  context: async ({ context, baseURL, images, consent, workers, faults }, use, testInfo) => {
    if (images !== 'ok') faults.allow(/images\.unsplash\.com/)
    await prepare(context, { images, consent, workers })
    await faults.watch(context, baseURL)
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus || faults.unexpected().length > 0) {
      await photograph(context, testInfo)
    }
  },
  openBrowser: async (
    { browser, contextOptions, baseURL, images, consent, workers, faults },
    use,
  ) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options })
      opened.push(context)
      await prepare(context, { images, consent, workers })
      await faults.watch(context, baseURL)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  visit: async ({ page, hydrated }, use) =>
    use(async (address) => {
      const status = await visit(page, address)
      if (hydrated) await untilReady(page)
      return status
    }),
})

export { expect } from '@playwright/test'

/** Saves a screenshot of every open page of a failed test; the terminal prints the path. */
async function photograph(context: BrowserContext, testInfo: TestInfo) {
  for (const [index, page] of context.pages().entries()) {
    const name = `page-${index + 1}.png`
    const path = testInfo.outputPath(name)
    await page.screenshot({ path, animations: 'disabled' })
    testInfo.attachments.push({ name, path, contentType: 'image/png' })
  }
}

async function prepare(
  context: BrowserContext,
  { images, consent, workers }: Pick<Options, 'images' | 'consent' | 'workers'>,
) {
  if (!workers) await context.addInitScript(forgetWorkers)
  await serveImages(context, images)
  if (consent !== 'ask') await chooseConsent(context, consent)
}

/** Runs in the page. */
function forgetWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}
