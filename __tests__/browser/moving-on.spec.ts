import { installedWholeChromium } from '../../tools/lib/chromium.mjs'
import { expect, test } from './fixtures'
import { IMAGES } from './support/image-host'
import { untilReady } from './support/visit'

test.describe('Moving on', () => {
  test.use({ started: true })

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

  test('a link in an article is followed like any other, without loading a document', async ({
    page,
    visit,
  }) => {
    await visit('/blog/cardio-vs-strength-training-balance')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.locator('[data-article-body] a[href^="/workouts/"]').first().click()
    await expect(page).toHaveURL(/\/workouts\/[a-z-]+$/)
    await expect(page.getByRole('link', { name: /^Download PDF Guide/ })).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-article-body]')).toBeVisible()
    expect(documents).toEqual([])
  })

  test('what lies below the view of a new page is laid out after it, and nothing moves by it', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const isArriving = document.documentElement.classList.contains('arriving')
        const below = document.querySelector(
          'main article :last-child.plan-section, .prose > :last-child',
        )
        if (!isArriving || !below) return
        seen.push(getComputedStyle(below).contentVisibility)
      }).observe(document, { childList: true, subtree: true })
      new PerformanceObserver((list) => {
        // What a visitor's own press moves counts here too.
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          seen.push(`moved by ${value}`)
        }
      }).observe({ type: 'layout-shift' })
    })
    for (const list of ['/workouts', '/blog']) {
      await visit(list)
      const link = page.getByRole('article').first().getByRole('link')
      const path = (await link.getAttribute('href')) ?? ''
      await page.waitForFunction((one) => window.___loader.loadPageSync(one) !== undefined, path)
      await page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
      await link.click()
      await expect(page.locator('main :is(.plan-section, .prose)').first()).toBeAttached()
      await expect(page.locator('html')).not.toHaveClass(/arriving/)
      await page.waitForTimeout(200)
      expect(
        [...new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))],
        path,
      ).toEqual(['auto'])
    }
  })

  test('a page that takes its time is announced by a line at the top, which goes when it is here', async ({
    page,
    visit,
  }) => {
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

  for (const list of ['/blog', '/workouts', '/']) {
    test(`no more than 60 KB are fetched ahead from ${list}, code and all`, async ({
      page,
      visit,
    }) => {
      // What the page itself needs is what a visitor gets who saves data.
      const bytes = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => /\.js(on)?$/.test(name))
            .reduce((sum, { transferSize }) => sum + transferSize, 0),
        )
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          get: () => ({ saveData: localStorage.getItem('saves-data') === 'yes' }),
        })
      })
      await visit(list)
      await page.waitForLoadState('networkidle')
      const all = await bytes()
      await page.evaluate(() => localStorage.setItem('saves-data', 'yes'))
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.clearBrowserCache')
      await visit(list)
      await page.waitForLoadState('networkidle')
      const ahead = all - (await bytes())
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(60_000)
    })
  }

  test('Back shows a page as it was left, from the back-forward cache', async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    // The shell that the other tests run in keeps no page.
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

test('a link that is pressed while React takes the page over is followed by the app', async ({
  page,
}) => {
  // The app follows links from the first listener for clicks that it gives the document.
  await page.addInitScript(() => {
    const { addEventListener } = document
    document.addEventListener = (name: string, ...rest: [never]) => {
      addEventListener.call(document, name, ...rest)
      if (name !== 'click') return
      document.addEventListener = addEventListener
      setTimeout(() => {
        document.body.dataset.pressed = `${document.documentElement.dataset.start}`
        document.querySelector<HTMLElement>('main article a')?.click()
      })
    }
  })
  await page.goto('/workouts')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/\/workouts\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Workouts')
  // Where the app starts at load, nothing says that it has begun.
  await expect(page.locator('body')).toHaveAttribute('data-pressed', /begun|undefined/)
  expect(documents).toEqual([])
})
