import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliSize } from '../../tools/budget/first-view'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { kindsOfPages, unknownAddress } from './support/pages'
import { partsOfApp, startOf, untilStarted } from './support/start'
import { scrollY, untilReady } from './support/visit'

/** Pages that start at once: they have nothing to show without React, or not what their address says. */
const atOnce = ['saved plans', 'search', 'training', 'tool']
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

  test('a page is given the faces of its headings once: the start brings none anew', async ({
    page,
  }) => {
    const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family))
    await page.goto('/')
    const before = await faces()
    expect(before.map((family) => family.replaceAll('"', ''))).toEqual([
      'Archivo',
      'Archivo Fallback',
    ])
    await untilReady(page)
    expect(await faces()).toEqual(before)
  })

  for (const consent of ['essential', 'ask'] as const) {
    test.describe(consent === 'ask' ? 'on the first visit' : 'on a later visit', () => {
      test.use({ consent })
      test('no kind of page fetches scripts or data', async ({ page, allow }) => {
        test.slow()
        allow(/404/)
        const asked = partsOfApp(page)
        for (const [kind, address] of others) {
          await page.goto(address)
          await page.waitForTimeout(700)
          expect(asked, kind).toEqual([])
          expect(await startOf(page), kind).toBeUndefined()
        }
      })
    })
  }
})

test.describe('The start', () => {
  const intents = {
    'a mouse that moves': (page) => page.mouse.move(200, 300),
    'a finger on the page': (page) => page.touchscreen.tap(20, 400),
    'a key': (page) => page.keyboard.press('Shift'),
    'a field that gets the focus': (page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('footer input')?.focus()),
    scrolling: (page) => page.evaluate(() => window.scrollTo(0, 200)),
  } satisfies Record<string, (page: import('@playwright/test').Page) => Promise<void>>

  for (const [intent, act] of Object.entries(intents)) {
    test(`is brought about by ${intent}`, async ({ page }) => {
      await page.goto('/about')
      expect(await startOf(page)).toBeUndefined()
      await act(page)
      await untilStarted(page)
    })
  }

  test('is not brought about by a finger on a link, which is about to leave', async ({ page }) => {
    const asked = partsOfApp(page)
    await page.goto('/about')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true })
    await link.dispatchEvent('pointerdown', { pointerType: 'touch' })
    expect(asked).toEqual([])
  })

  test('comes by itself once the page has rested for a few seconds', async ({ page }) => {
    await page.goto('/about')
    await untilStarted(page)
    const { rested, loaded } = await page.evaluate(() => ({
      rested: performance.getEntriesByType('resource').find(({ name }) => /app-/.test(name))
        ?.startTime,
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .loadEventEnd,
    }))
    expect((rested ?? 0) - loaded).toBeGreaterThan(2400)
  })

  for (const [who, connection] of [
    ['saves data', { saveData: true }],
    ['is on 3g', { effectiveType: '3g' }],
    ['is on 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`does not come by itself for a visitor who ${who}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      const asked = partsOfApp(page)
      await page.goto('/about')
      await page.waitForTimeout(5500)
      expect(asked).toEqual([])
      await page.keyboard.press('Shift')
      await untilStarted(page)
    })
  }

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

  test('leaves view, scroll and focus as they are, and moves nothing', async ({ page, allow }) => {
    test.slow()
    allow(...unknownAddress)
    for (const [kind, address] of Object.entries(kindsOfPages)) {
      if (changing.includes(kind)) continue
      await page.goto(address)
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
            setTimeout(() => resolve(sum), 200)
          }),
      )
      expect(shift, kind).toBe(0)
    }
  })

  test('keeps in mind where the visitor had scrolled to before it: Back leads there', async ({
    page,
  }) => {
    await page.goto('/workouts')
    const link = page.getByRole('article').nth(4).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    await untilStarted(page)
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
    await untilStarted(page)
    expect(await scrollY(page)).toBe(100)
  })

  test('asks for the data of a page once, whatever query its address has', async ({ page }) => {
    const asked = partsOfApp(page)
    await page.goto(kindsOfPages.tool)
    await untilStarted(page)
    const ofPage = asked.filter((address) => address.includes('/one-rep-max/page-data.json'))
    expect(ofPage.map((address) => new URL(address).search)).toEqual([''])
  })
})
