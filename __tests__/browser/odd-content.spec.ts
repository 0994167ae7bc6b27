import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articlePath, planPath, topicPath, trainPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { articles, plans, some } from './support/content'
import { builtFolder } from './support/site-under-test'
import { sidewaysOverflow, untilReady } from './support/visit'

/** Slugs and titles of unpublished articles. */
const hidden = [
  ['a-draft', 'A draft nobody should see'],
  ['far-future', 'From the far future'],
] as const

test.describe('Unusual content that passes the check', () => {
  test('every page fits a 320 px screen and has one h1', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    const odd = ['by-hand-intermediate', 'tapped-intermediate', 'no-detail-intermediate']
    const pages = [
      ...['long-words', 'right-to-left', 'every-form'].map(articlePath),
      ...odd.map(planPath),
      ...odd.slice(0, 2).map(trainPath),
      topicPath({ kind: 'tag', name: 'Extra tag 1' }),
      '/blog',
      '/blog/page/2',
      '/workouts',
    ]
    for (const address of pages) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      expect.soft(await sidewaysOverflow(page), address).toBe(0)
      expect.soft(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    }
  })

  test('the output never contains drafts and future articles: pages, lists, feed, sitemap, text versions', () => {
    const files = builtFiles(builtFolder)
    for (const [slug, title] of hidden) {
      expect(files.filter((file) => file.includes(slug))).toEqual([])
      const naming = files.filter((file) => {
        const text = readFileSync(path.join(builtFolder, file), 'utf8')
        return text.includes(slug) || text.includes(title)
      })
      expect(naming).toEqual([])
    }
  })

  test('a draft answers like an article that does not exist', async ({ page, visit, allow }) => {
    allow(/404/)
    expect(await visit('/blog/a-draft')).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
  })

  test('a title with emoji and HTML characters shows as written', async ({ page, visit }) => {
    const { title, tags } = some(articles, ({ slug }) => slug === 'long-words')
    await visit('/blog/long-words')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(/💪 & <friends>/)
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(
      tags.length,
    )
    await expect(page.getByText('Updated February 3, 2024')).toBeVisible()
    const picture = page.getByRole('img', { name: 'A drawn circle crossed by a line' })
    await expect(picture).toHaveAttribute('src', /^\/static\//)
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })

  test('right-to-left text has the right direction', { tag: '@rare' }, async ({ page, visit }) => {
    await visit('/blog/right-to-left')
    const paragraph = page.getByRole('paragraph').filter({ hasText: 'מילים' }).first()
    const [text, box] = await paragraph.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const rects = [...range.getClientRects()]
      return [rects.at(-1)?.right ?? 0, element.getBoundingClientRect().right] as const
    })
    expect(Math.abs(text - box)).toBeLessThan(12)
  })

  test('an article shows every allowed kind of text', { tag: '@rare' }, async ({ page, visit }) => {
    await visit('/blog/every-form')
    const body = page.locator('[data-article-body]')
    await expect(body.getByRole('heading', { name: 'A small heading:' })).toBeVisible()
    await expect(body.getByRole('list')).toHaveCount(2)
    await expect(body.locator('blockquote, em, code, strong')).toHaveCount(4)
    await expect(body.getByRole('link', { name: 'a call' })).toHaveAttribute(
      'href',
      'tel:+12025550100',
    )
    await body.getByRole('link', { name: 'a plan' }).click()
    await untilReady(page)
    await expect(page).toHaveURL('/workouts/heavy-tide-advanced')
  })

  test('a plan without detail shows the placeholder program under its own title', async ({
    page,
    visit,
  }) => {
    const plan = some(plans, ({ title }) => title.startsWith('No Detail'))
    await visit(`/workouts/${plan.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Detail 🏠')
    await expect(page.getByText('This is our general program')).toBeVisible()
  })

  test('a moved address redirects', async ({ page, visit }) => {
    await visit('/blog/old-name')
    await expect(page).toHaveURL('/blog/every-form')
  })
})
