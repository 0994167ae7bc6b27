import type { Page } from '@playwright/test'
import { articlePath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, some } from './support/content'
import { DESKTOP, PHONE } from './support/layout'
import { articleWithAids } from './support/pages'
import { sidewaysOverflow } from './support/visit'

const path = articlePath(articleWithAids.slug)

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const headingsOf = (page: Page) =>
  page.locator('[data-article-body]').getByRole('heading', { level: 2 })

test.describe('Reading an article', () => {
  test('the contents list every section, folded on a phone', async ({ page, visit }) => {
    await page.setViewportSize(PHONE)
    await visit(path)
    const links = contentsOf(page).getByRole('link')
    await expect(links.first()).toBeHidden()
    await contentsOf(page).getByText('Contents').click()
    await expect(links).toHaveText(await headingsOf(page).allTextContents())
    const last = headingsOf(page).last()
    await links.last().click()
    await expect(last).toBeInViewport()
    // The top bar must not cover the section.
    const bar = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await last.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
  })

  test('the contents stay beside the text on a wide screen', async ({ page, visit }) => {
    await page.setViewportSize(DESKTOP)
    await visit(path)
    const first = contentsOf(page).getByRole('link').first()
    await expect(first).toBeVisible()
    const text = await page.locator('[data-article-body]').boundingBox()
    const beside = await first.boundingBox()
    expect(beside?.x ?? 0).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
    await headingsOf(page).nth(3).scrollIntoViewIfNeeded()
    await expect(first).toBeInViewport()
    const canTell = await page.evaluate(() => CSS.supports('selector(a:target-current)'))
    if (!canTell) return
    const link = contentsOf(page).getByRole('link').nth(2)
    await link.click()
    await expect(link, 'the section in view is marked').not.toHaveCSS('text-shadow', 'none')
  })

  test('a table scrolls on a phone and by keyboard', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = some(articles, ({ readBody }) => /^\|(?:[^|\n]+\|){4,}$/m.test(readBody()))
    await visit(articlePath(wide.slug))
    const frames = page.locator('[data-article-body]').getByRole('region', { name: /^Table \d/ })
    const scrolls = await frames.evaluateAll((all) =>
      all.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
    expect(scrolls, 'one of them is wider than the screen').toBeGreaterThanOrEqual(0)
    const frame = frames.nth(scrolls)
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await sidewaysOverflow(page)).toBe(0)
    const edge = await frame.evaluate((node) => getComputedStyle(node).backgroundImage)
    expect(edge, 'an edge that shows there is more').toContain('linear-gradient')
  })
})

/** Widths of the spaces in a page's smaller display headings, in em, by heading. */
const spacesOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const spaces: { heading: string; width: number }[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3, .display')) {
      const { fontFamily, fontSize } = getComputedStyle(heading)
      const size = Number.parseFloat(fontSize)
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
      const at = text?.textContent?.trimEnd().indexOf(' ') ?? -1
      if (!text || at < 1 || size > 24 || !fontFamily.startsWith('Archivo')) continue
      const space = document.createRange()
      space.setStart(text, at)
      space.setEnd(text, at + 1)
      const { width } = space.getBoundingClientRect()
      // A space at a line break has no width.
      if (width > 0) spaces.push({ heading: heading.textContent ?? '', width: width / size })
    }
    return spaces
  })

test.describe('Reading headings', () => {
  test('words in small headings are a third of an em apart', async ({ page, visit }) => {
    for (const address of ['/', path]) {
      await visit(address)
      const spaces = await spacesOf(page)
      expect(spaces.length).toBeGreaterThan(5)
      expect(spaces.filter(({ width }) => width < 1 / 3)).toEqual([])
    }
  })
})
