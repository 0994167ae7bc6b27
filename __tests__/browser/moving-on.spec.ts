import { installedWholeChromium } from '../../tools/lib/chromium.mjs'
import { expect, test } from './fixtures'
import { IMAGES } from './support/image-host'
import { untilReady } from './support/visit'

test.describe('Navigation', () => {
  test.use({ started: true })

  test('a link in an article navigates without loading a document', async ({ page, visit }) => {
    await visit('/blog/cardio-vs-strength-training-balance')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.locator('[data-article-body] a[href^="/workouts/"]').first().click()
    await expect(page).toHaveURL(/\/workouts\/[a-z-]+$/)
    await expect(page.getByRole('link', { name: /^Download PDF Guide/ })).toBeVisible()
    // Phones share the canonical address, so the previous article's would be wrong.
    await expect(page.locator('[rel=canonical], [name=description]')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('[data-article-body]')).toBeVisible()
    expect(documents).toEqual([])
  })

  test('a slow page shows a progress line at the top until it arrives', async ({ page, visit }) => {
    let arrive = () => {}
    const patience = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/page-data/about/page-data.json', async (route) => {
      await patience
      await route.continue()
    })
    await visit('/')
    const line = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::after').animationName)
    expect(await line()).toBe('none')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    expect(await line()).toBe('awaiting')
    arrive()
    await expect(page).toHaveURL('/about')
    expect(await line()).toBe('none')
  })

  test('Back restores a page from the back-forward cache', async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    // The headless shell of the other tests has no back-forward cache.
    const executablePath = installedWholeChromium()
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage()
    await page.route(IMAGES, (route) => route.abort())
    await page.goto(`${baseURL}/blog`)
    await untilReady(page)
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'kept' : 'loaded anew'
      })
    })
    await page.goto(`${baseURL}/feed.json`)
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveTitle('kept')
    await browser.close()
  })
})
