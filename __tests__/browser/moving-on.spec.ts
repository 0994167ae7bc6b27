import { installedWholeChromium } from '../../tools/lib/chromium.mjs'
import { expect, test } from './fixtures'
import { IMAGES } from './support/image-host'
import { untilReady } from './support/visit'

test.describe('Navigation', () => {
  test.use({ hydrated: true })

  test('a link in an article navigates without loading a document', async ({ page, visit }) => {
    await visit('/blog/cardio-vs-strength-training-balance')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.locator('[data-article-body] a[href^="/workouts/"]').first().click()
    await expect(page).toHaveURL(/\/workouts\/[a-z-]+$/)
    await expect(page.getByRole('link', { name: /^Download PDF Guide/ })).toBeVisible()
    await expect(page.locator('[aria-live="assertive"]')).toContainText('Navigated to')
    // Phones share the canonical address, so the previous article's would be wrong.
    await expect(page.locator('[rel=canonical], [name=description]')).toHaveCount(0)
    await page.goBack()
    await expect(page.locator('[data-article-body]')).toBeVisible()
    expect(documents).toEqual([])
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
    await page.goto(`${baseURL}/rss.xml`)
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveTitle('kept')
    await browser.close()
  })
})
