import { expect, test } from './fixtures'
import { IMAGES } from './support/image-host'
import { layoutShifts } from './support/layout-shift'
import { kindsOfPages, unknownAddress } from './support/pages'
import { untilReady } from './support/visit'

const kinds = Object.entries(kindsOfPages)

test.describe('Nothing moves by itself', () => {
  for (const images of ['ok', 'down', 'missing', 'hanging'] as const) {
    test.describe(`while the image host is: ${images}`, () => {
      test.use({ images })
      test('on any kind of page', async ({ page, allow }) => {
        test.slow()
        allow(...unknownAddress)
        for (const [kind, address] of kinds) {
          // A page whose picture hangs is never done.
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await untilReady(page)
          expect.soft(await layoutShifts(page), kind).toEqual([])
        }
      })
    })
  }

  test('when the heading font comes late', async ({ page, visit }) => {
    await page.route('**/fonts/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    for (const address of ['/', '/blog', '/workouts']) {
      await visit(address)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await layoutShifts(page), address).toEqual([])
    }
  })

  test.describe('when the cookie banner comes', () => {
    test.use({ consent: 'ask' })
    test('on the home page', async ({ page, visit }) => {
      await visit('/')
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      expect(await layoutShifts(page)).toEqual([])
    })
  })
})

test.describe('Photographs', () => {
  test('have the pixels each screen needs, and at most half as many again across', async ({
    page,
    visit,
    allow,
  }) => {
    allow(...unknownAddress)
    test.slow()
    for (const [kind, address] of kinds) {
      for (const width of [360, 414, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await visit(address)
        const photographs = await page.evaluate(chosenPhotographs)
        for (const { shown, chosen } of photographs) {
          const what = `${kind} at ${width} px: shown ${shown} px wide`
          expect.soft(chosen, what).toBeGreaterThanOrEqual(Math.floor(shown))
          expect.soft(chosen, what).toBeLessThanOrEqual(1.5 * shown)
        }
      }
    }
  })

  test('of the first view come first, all others when they are wanted', async ({ page, visit }) => {
    for (const address of ['/blog', '/workouts', kindsOfPages.article, kindsOfPages.plan]) {
      await visit(address)
      const [, ...others] = await page.locator('main img').all()
      const first = page.locator('main img').first()
      await expect(first).toHaveAttribute('fetchpriority', 'high')
      await expect(first).toHaveAttribute('loading', 'eager')
      for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy')
      const preconnect = page.locator('head link[rel=preconnect]')
      const source = (await first.getAttribute('src')) ?? ''
      await expect(preconnect).toHaveAttribute('href', new URL(source).origin)
    }
  })

  test('that stand further down ask for no early connection', async ({ page, visit }) => {
    for (const address of ['/', '/about', '/contact']) {
      await visit(address)
      await expect(page.locator('head link[rel=preconnect]')).toHaveCount(0)
    }
  })
})

/** Runs in the page: how wide each photograph is shown, and the width in pixels the browser chose. */
async function chosenPhotographs() {
  for (const image of document.images) image.loading = 'eager'
  while ([...document.images].some(({ currentSrc }) => !currentSrc)) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return [...document.images].map((image) => ({
    shown: image.getBoundingClientRect().width,
    chosen: Number(new URL(image.currentSrc).searchParams.get('w')),
  }))
}

test.describe('Moving on', () => {
  test('what a list leads to is here before it is asked for', async ({
    page,
    visit,
    allow,
    context,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await visit('/workouts')
    const link = page.getByRole('article').first().getByRole('link')
    const path = (await link.getAttribute('href')) ?? ''
    await page.waitForFunction((one) => window.___loader.loadPageSync(one) !== undefined, path)
    await context.setOffline(true)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Workouts')
  })

  test('a visitor who saves data fetches nothing for later', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const data: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/page-data.json')) data.push(new URL(request.url()).pathname)
    })
    await visit('/blog')
    await page.waitForLoadState('networkidle')
    expect(data).toEqual(['/page-data/blog/page-data.json'])
  })

  test('no more than 60 KB are fetched ahead from a list', async ({ page, visit }) => {
    await visit('/blog')
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name }) => name.endsWith('/page-data.json') && !name.includes('/data/blog/page-data'),
        )
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    )
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(60_000)
  })

  test('Back shows a page as it was left, from the back-forward cache', async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
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
