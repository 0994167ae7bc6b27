import type { Page } from '@playwright/test'
import { articlePath, certaintyPath, exercisePath, teamPath, toolPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, exercises, some } from './support/content'
import { longDate } from './support/dates'
import { DESKTOP, PHONE } from './support/layout'
import { scrollY, sidewaysOverflow } from './support/visit'

/** An article with everything that helps to read it. */
const article = some(
  articles,
  ({ body, sources, summary, exercises }) =>
    /^\|/m.test(body) &&
    /^```chart/m.test(body) &&
    /^```tool/m.test(body) &&
    Boolean(sources && summary && exercises),
)
const sources = article.sources ?? []
const path = articlePath(article.slug)

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const headingsOf = (page: Page) =>
  page.locator('[data-article-body]').getByRole('heading', { level: 2 })

test.describe('Reading an article', () => {
  test('in short: what it says, with what to do today at the end', async ({ page, visit }) => {
    await visit(path)
    const summary = page.getByRole('region', { name: 'In short' })
    await expect(summary.getByRole('listitem')).toHaveText(article.summary ?? [])
    const body = await page.locator('[data-article-body]').boundingBox()
    const above = await summary.boundingBox()
    expect(above?.y ?? 0).toBeLessThan(body?.y ?? 0)
  })

  test('contents: every section, folded on a phone', async ({ page, visit }) => {
    await page.setViewportSize(PHONE)
    await visit(path)
    const links = contentsOf(page).getByRole('link')
    await expect(links.first()).toBeHidden()
    await contentsOf(page).getByText('Contents').click()
    await expect(links).toHaveText(await headingsOf(page).allTextContents())
    const last = headingsOf(page).last()
    await links.last().click()
    await expect(last).toBeInViewport()
    // The bar at the top must not cover what was asked for.
    const bar = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await last.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
  })

  test('contents: beside the text on a wide screen, and still there further down', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(DESKTOP)
    await visit(path)
    const first = contentsOf(page).getByRole('link').first()
    await expect(first).toBeVisible()
    const text = await page.locator('[data-article-body]').boundingBox()
    const beside = await first.boundingBox()
    expect(beside?.x ?? 0).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
    await headingsOf(page).nth(3).scrollIntoViewIfNeeded()
    await expect(first).toBeInViewport()
  })

  test('the section in view is marked, where the browser can tell', async ({ page, visit }) => {
    await page.setViewportSize(DESKTOP)
    await visit(path)
    const canTell = await page.evaluate(() => CSS.supports('selector(a:target-current)'))
    test.skip(!canTell, 'This browser knows no :target-current.')
    const link = contentsOf(page).getByRole('link').nth(2)
    await link.click()
    await expect(link).not.toHaveCSS('text-shadow', 'none')
  })

  test('sources: a number in the text leads to its source, and the source back to it', async ({
    page,
    visit,
  }) => {
    await visit(path)
    const list = page.getByRole('region', { name: 'Sources and review' }).getByRole('listitem')
    await expect(list).toHaveCount(sources.length)
    const body = page.locator('[data-article-body]')
    for (const [index, { title, who, year }] of sources.entries()) {
      const number = index + 1
      await expect(list.nth(index)).toContainText(title)
      await expect(list.nth(index)).toContainText(`${who} (${year})`)
      const citations = body.getByRole('link', { name: `Source ${number}`, exact: true })
      expect(await citations.count(), title).toBeGreaterThan(0)
    }
    const citation = body.getByRole('link', { name: 'Source 2', exact: true }).first()
    await citation.click()
    await expect(list.nth(1)).toBeInViewport()
    await list.nth(1).getByRole('link', { name: 'Back to the text' }).click()
    await expect(citation).toBeInViewport()
    await expect(page).toHaveURL(/#c2$/)
  })

  test('sources: addresses open in a new tab, and what certainty means is a link away', async ({
    page,
    visit,
  }) => {
    await visit(path)
    const region = page.getByRole('region', { name: 'Sources and review' })
    const withAddress = some(sources, ({ address }) => address !== undefined)
    const link = region.getByRole('link', { name: withAddress.title })
    await expect(link).toHaveAttribute('href', withAddress.address ?? '')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(region).toContainText(`Last reviewed ${longDate(article.reviewed ?? '')}`)
    for (const to of [certaintyPath, teamPath]) {
      await visit(path)
      await region.locator(`a[href="${to}"]`).click()
      await expect(page).toHaveURL(to)
      await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport()
    }
  })

  test('a table has header cells, and scrolls on a phone, with the keyboard too', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = some(articles, ({ body }) => /^\|(?:[^|\n]+\|){4,}$/m.test(body))
    await visit(articlePath(wide.slug))
    const frames = page.locator('[data-article-body]').getByRole('region', { name: /^Table \d/ })
    expect(await frames.count()).toBeGreaterThan(0)
    for (const frame of await frames.all()) {
      expect(await frame.getByRole('columnheader').count()).toBeGreaterThan(1)
    }
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

  test('a figure is a picture with its numbers: bars in a table, lines with one that unfolds', async ({
    page,
    visit,
  }) => {
    const kinds = { bar: /^```chart\n(?!type: line)/m, line: /^```chart\ntype: line/m }
    const withBars = some(articles, ({ body }) => kinds.bar.test(body))
    await visit(articlePath(withBars.slug))
    const bars = page
      .getByRole('figure')
      .filter({ has: page.locator('.bars') })
      .first()
    await expect(bars.getByRole('table')).toHaveAccessibleName(/\w/)
    await expect(bars.getByRole('rowheader').first()).toBeVisible()
    await expect(bars.locator('svg').first()).toHaveAttribute('aria-hidden', 'true')

    const withLine = some(articles, ({ body }) => kinds.line.test(body))
    await visit(articlePath(withLine.slug))
    const line = page
      .getByRole('figure')
      .filter({ has: page.locator('.line') })
      .first()
    await expect(line.getByRole('table')).toBeHidden()
    await line.getByText('The numbers').click()
    await expect(line.getByRole('table')).toBeVisible()
    await expect(line.getByRole('columnheader').last()).toBeVisible()
  })

  test("a tool's card leads to its page, with the numbers typed", async ({ page, visit }) => {
    const withMax = some(articles, ({ body }) => /^```tool\none-rep-max$/m.test(body))
    await visit(articlePath(withMax.slug))
    const card = page.getByRole('form', { name: 'Estimated one-rep max' })
    await card.getByLabel(/^Weight lifted/).fill('100')
    await card.getByLabel('Repetitions').fill('4')
    await card.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(new RegExp(`${toolPath('one-rep-max')}\\?weight=100&reps=4`))
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('About 113.3 kg once')
  })

  test('what belongs to it: its exercises, the plan, the next article', async ({ page, visit }) => {
    await visit(path)
    const links = page.getByRole('region', { name: 'Exercises in this article' }).getByRole('link')
    const own = (article.exercises ?? []).map((id) => some(exercises, (one) => one.id === id))
    await expect(links).toHaveText(own.map(({ title }) => title))
    const next = page.getByRole('complementary', { name: 'Read next' }).getByRole('link')
    await expect(next).toHaveAttribute('href', articlePath(article.next ?? ''))
    await links.first().click()
    await expect(page).toHaveURL(exercisePath(own[0]?.id ?? ''))
  })
})

test.describe('Reading an article without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('contents unfold and lead, citations lead, tables and figures are there', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await contentsOf(page).getByText('Contents').click()
    await contentsOf(page).getByRole('link').last().click()
    await expect(headingsOf(page).last()).toBeInViewport()
    expect(await scrollY(page)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().click()
    await expect(page).toHaveURL(/#s1$/)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByRole('figure').first()).toBeVisible()
  })
})

/** The width of the spaces in a page's smaller headings in the display face, each in ems, by its heading. */
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
      // A space where a line breaks has no width.
      if (width > 0) spaces.push({ heading: heading.textContent ?? '', width: width / size })
    }
    return spaces
  })

test.describe('Reading headings', () => {
  test('the words of small ones stand apart by a third of their size', async ({ page, visit }) => {
    for (const address of ['/', path]) {
      await visit(address)
      const spaces = await spacesOf(page)
      expect(spaces.length).toBeGreaterThan(5)
      expect(spaces.filter(({ width }) => width < 1 / 3)).toEqual([])
    }
  })
})
