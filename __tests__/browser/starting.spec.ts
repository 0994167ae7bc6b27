import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { brotliSize } from '../../tools/budget/first-view'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { kindsOfPages, unknownAddress } from './support/pages'
import { holdScripts, partsOfApp, startOf, untilStarted } from './support/start'
import { scrollY, untilReady } from './support/visit'

/** Pages that start at once: they have nothing to show without React, or not what their address says. */
const atOnce = ['saved plans', 'search', 'training', 'tool', 'comparison']
const others = Object.entries(kindsOfPages).filter(([kind]) => !atOnce.includes(kind))

/** Pages that show something else once they have started, and are longer or shorter for it. */
const changing = ['search', 'training']

test.describe('Before the start', () => {
  test('all pages have the same script of our own, of 2 KB at most, and no other', async () => {
    const texts = builtFiles('public')
      .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'))
      .map((file) => readFileSync(path.join('public', file), 'utf8'))
      .map((html) => html.match(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g) ?? [])
    const [[first = ''] = []] = texts
    const textOf = (script = '') => script.replace(/^<script[^>]*>/, '')
    for (const scripts of texts) expect(scripts.map(textOf)).toEqual([textOf(first)])
    expect(await brotliSize(textOf(first))).toBeLessThanOrEqual(2000)
  })

  test.describe('on the first visit', () => {
    test.use({ consent: 'ask' })
    test('no kind of page fetches scripts or data, however it is scrolled', async ({
      page,
      allow,
    }) => {
      test.slow()
      allow(/404/)
      const asked = partsOfApp(page)
      for (const [kind, address] of others) {
        await page.goto(address)
        await page.evaluate(() => window.scrollTo(0, 400))
        await page.touchscreen.tap(4, 400)
        expect(asked, kind).toEqual([])
        expect(await startOf(page), kind).toBeUndefined()
      }
    })
  })

  test('a link is a document, and the next ones are marked to be rendered ahead: four at most', async ({
    page,
  }) => {
    await page.goto('/workouts')
    const likely = page.locator('a[data-likely]')
    for (const top of [800, 1600, 2400, 3200]) {
      await page.evaluate((top) => window.scrollTo(0, top), top)
      // Two at each rest, one after the other.
      await page.waitForTimeout(700)
    }
    expect(await likely.count()).toBe(4)
    await page.getByRole('article').last().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/workouts\/[a-z-]+$/)
    expect(await startOf(page)).toBeUndefined()
  })

  test('nothing is marked for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/blog')
    await page.evaluate(() => window.scrollTo(0, 800))
    await page.waitForTimeout(250)
    await expect(page.locator('a[data-likely]')).toHaveCount(0)
  })

  test.describe('a page that the browser renders ahead', () => {
    test.use({ consent: 'ask' })
    test('starts nothing and deletes nothing until it is shown', async ({ page }) => {
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
      await untilStarted(page)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
})

test.describe('The start', () => {
  test('is brought about by a button, a field, and a mouse on a heart', async ({ page }) => {
    const acts = {
      'a field': () => page.getByRole('contentinfo').getByRole('textbox').focus(),
      'a mouse': () => page.getByRole('article').first().getByRole('button').hover(),
      // It saves the plan, so that the next visit starts by itself.
      'a button': () => page.getByRole('main').getByRole('button').first().tap(),
    }
    for (const [what, act] of Object.entries(acts)) {
      await page.goto('/workouts')
      expect(await startOf(page), what).toBeUndefined()
      await act()
      await untilStarted(page)
    }
  })

  test('loads each file once, however slow the network and however often one presses', async ({
    page,
  }) => {
    await page.clock.install()
    const letThrough = await holdScripts(page)
    await page.goto(kindsOfPages.plan)
    const heart = page.getByRole('main').getByRole('button', { name: 'Save to Favorites' })
    await heart.tap()
    await page.clock.fastForward(16_000)
    await expect(page.getByRole('alert')).toContainText('Save to Favorites: not loaded.')
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

  test('comes at once where a page has nothing to show without it: the saved plans', async ({
    page,
  }) => {
    await page.goto(kindsOfPages['saved plans'])
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  })

  test('comes after loading where the page shows what this browser keeps', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('favourite-workouts', '["full-body-reload-beginner"]'),
    )
    await page.goto(kindsOfPages.plan.replace(/[^/]+$/, 'full-body-reload-beginner'))
    const heart = page.getByRole('main').getByRole('button', { name: 'Save to Favorites' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 })
  })

  const leavesAll = async (page: Page, kinds: readonly string[]) => {
    for (const kind of kinds) {
      await page.goto(kindsOfPages[kind as keyof typeof kindsOfPages])
      const field = page.getByRole('contentinfo').getByRole('textbox')
      await field.focus()
      await page.evaluate(() => window.scrollBy(0, -40))
      const before = await scrollY(page)
      await untilStarted(page)
      await expect(field, kind).toBeFocused()
      expect(await scrollY(page), kind).toBe(before)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as unknown as { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 50)
          }),
      )
      expect(shift, kind).toBe(0)
    }
  }
  const still = Object.keys(kindsOfPages).filter((kind) => !changing.includes(kind))
  const daily = ['home', 'plan', 'article', 'tool']

  test('leaves view, scroll and focus as they are, and moves nothing', ({ page }) =>
    leavesAll(page, daily))

  test('leaves them so on all kinds of pages', { tag: '@rare' }, async ({ page, allow }) => {
    test.slow()
    allow(...unknownAddress)
    await leavesAll(
      page,
      still.filter((kind) => !daily.includes(kind)),
    )
  })

  test('keeps in mind where the visitor had scrolled to before it: Back leads there', async ({
    page,
  }) => {
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

  test('does not lead back to the heading that the address names', async ({ page }) => {
    await page.goto(kindsOfPages.article)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)
    await page.goto(`${kindsOfPages.article}#${await heading.getAttribute('id')}`)
    await expect(heading).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 100))
    await untilReady(page)
    expect(await scrollY(page)).toBe(100)
  })

  test('asks for the data of a page once, whatever query its address has', async ({ page }) => {
    const asked = partsOfApp(page)
    await page.goto(kindsOfPages.tool)
    await untilReady(page)
    const ofPage = asked.filter((address) => address.includes('/one-rep-max/page-data.json'))
    expect(ofPage.map((address) => new URL(address).search)).toEqual([''])
  })
})
