import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliSize } from '../../tools/budget/first-view'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { holdScripts, hydrationOf, partsOfApp, untilHydrated } from './support/hydration'
import { shiftsSoFar } from './support/layout-shift'
import { kindsOfPages, unknownAddress } from './support/pages'
import { builtFolder } from './support/site-under-test'
import { scrollY, untilReady } from './support/visit'

/** Pages that start immediately: without React they show nothing, or not what their address asks for. */
const atOnce = ['saved plans', 'search', 'training', 'tool', 'comparison', 'filtered plans']
const others = Object.entries(kindsOfPages).filter(([kind]) => !atOnce.includes(kind))

test.describe('Before the start', () => {
  test('all pages have the same one script, of 2.5 KB at most', async () => {
    const texts = builtFiles(builtFolder)
      .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'))
      .map((file) => readFileSync(path.join(builtFolder, file), 'utf8'))
      .map((html) => html.match(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g) ?? [])
    const [[first = ''] = []] = texts
    const textOf = (script = '') => script.replace(/^<script[^>]*>/, '')
    for (const scripts of texts) expect(scripts.map(textOf)).toEqual([textOf(first)])
    expect(await brotliSize(textOf(first))).toBeLessThanOrEqual(2500)
  })

  test.describe('on the first visit', () => {
    test.use({ consent: 'ask' })
    test('no kind of page fetches scripts or data while it scrolls', async ({ page, allow }) => {
      test.slow()
      allow(...unknownAddress)
      const asked = partsOfApp(page)
      for (const [kind, address] of others) {
        await page.goto(address)
        await page.evaluate(() => window.scrollTo(0, 400))
        await page.touchscreen.tap(4, 400)
        expect(asked, kind).toEqual([])
        expect(await hydrationOf(page), kind).toBeUndefined()
      }
    })
  })

  test('a link loads a document, and at most four are marked likely', async ({ page }) => {
    await page.goto('/workouts')
    const likely = page.locator('a[data-prerender]')
    for (const top of [800, 1600, 2400, 3200]) {
      await page.evaluate((top) => window.scrollTo(0, top), top)
      // Two each time scrolling stops, one after the other.
      await page.waitForTimeout(700)
    }
    expect(await likely.count()).toBe(4)
    await page.getByRole('article').last().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/workouts\/[a-z-]+$/)
    expect(await hydrationOf(page)).toBeUndefined()
  })

  test('no link is marked for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/blog')
    await page.evaluate(() => window.scrollTo(0, 800))
    await page.waitForTimeout(250)
    await expect(page.locator('a[data-prerender]')).toHaveCount(0)
  })

  test.describe('a prerendered page', () => {
    test.use({ consent: 'ask' })
    test('starts nothing and deletes nothing until it shows', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true })
        localStorage.setItem('cookie-consent', 'all')
      })
      const asked = partsOfApp(page)
      await page.goto(kindsOfPages['saved plans'])
      await page.waitForTimeout(250)
      expect(asked).toEqual([])
      expect(await page.evaluate(() => localStorage.length)).toBe(1)
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
      await untilHydrated(page)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
})

test.describe('The start', () => {
  test('is triggered by a button, a field, and hovering a heart', async ({ page }) => {
    const acts = {
      'a field': () => page.getByRole('contentinfo').getByRole('textbox').focus(),
      'a mouse': () => page.getByRole('article').first().getByRole('button').hover(),
      // Last, because the saved plan starts the next visit by itself.
      'a button': () => page.getByRole('main').getByRole('button').first().tap(),
    }
    for (const [what, act] of Object.entries(acts)) {
      await page.goto('/workouts')
      expect(await hydrationOf(page), what).toBeUndefined()
      await act()
      await untilHydrated(page)
    }
  })

  test('loads each file once despite a slow network and repeated taps', async ({ page }) => {
    await page.clock.install()
    const letThrough = await holdScripts(page)
    await page.goto(kindsOfPages.plan)
    const heart = page.getByRole('main').getByRole('button', { name: /^Saved? to Favorites$/ })
    await heart.tap()
    await page.clock.fastForward(16_000)
    await expect(page.getByRole('alert')).toContainText('Save to Favorites did not load.')
    await heart.tap()
    await letThrough()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const sources = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
    expect(sources).toEqual([...new Set(sources)])
    const roots = await page
      .locator('#___gatsby')
      .evaluate((root) => Object.keys(root).filter((key) => key.startsWith('__reactContainer')))
    expect(roots).toHaveLength(1)
  })

  test('happens at once on saved plans, which are empty without it', async ({ page }) => {
    await page.goto(kindsOfPages['saved plans'])
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  })

  test('keeps view, scroll and focus, and shifts no layout', async ({ page }) => {
    for (const kind of ['home', 'plan', 'article', 'tool'] as const) {
      await page.goto(kindsOfPages[kind])
      const field = page.getByRole('textbox', { name: 'Email address' })
      await field.focus()
      await page.evaluate(() => window.scrollBy(0, -40))
      const before = await scrollY(page)
      await untilHydrated(page)
      await expect(field, kind).toBeFocused()
      expect(await scrollY(page), kind).toBe(before)
      expect(await shiftsSoFar(page), kind).toEqual([])
    }
  })

  test('remembers the earlier scroll position for Back', async ({ page }) => {
    await page.goto('/workouts')
    const link = page.getByRole('article').nth(4).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    await untilReady(page)
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(200)
    await link.click()
    await expect(page.getByRole('link', { name: 'Back to Workouts' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(place)
  })

  test('does not scroll back to the heading in the address', async ({ page }) => {
    await page.goto(kindsOfPages.article)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)
    await page.goto(`${kindsOfPages.article}#${await heading.getAttribute('id')}`)
    await expect(heading).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 100))
    await untilReady(page)
    expect(await scrollY(page)).toBe(100)
  })

  test("fetches a page's data once, at an address with a query too", async ({ page }) => {
    const asked = partsOfApp(page)
    await page.goto(kindsOfPages.tool)
    await untilReady(page)
    const ofPage = asked.filter((address) => address.includes('/one-rep-max/page-data.json'))
    expect(ofPage).toHaveLength(1)
  })
})
