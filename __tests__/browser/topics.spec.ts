import { readFileSync } from 'node:fs'
import { PAGE_SIZE } from '../../src/lib/pagination'
import {
  articlePath,
  type Topic,
  topicFeedPath,
  topicListPath,
  topicPath,
} from '../../src/lib/paths'
import { articlesByTopic } from '../../src/lib/topics'
import { expect, test } from './fixtures'
import { articles, site, some } from './support/content'
import { builtFolder } from './support/site-under-test'

/** Every topic of the content, with its articles, newest first. */
const topics = [...articlesByTopic(articles)]
const [long, longList] = some(topics, ([, listed]) => listed.length > PAGE_SIZE)
const article = some(articles, ({ tags }) => tags.length > 1)

const file = (name: string) => readFileSync(`${builtFolder}/${name}`, 'utf8')
const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

test.describe('Topics', () => {
  test("an article's category and its tags lead to the articles on them", async ({
    page,
    visit,
  }) => {
    const own: Topic[] = [
      { kind: 'category', name: article.category },
      ...article.tags.map((name) => ({ kind: 'tag', name }) as const),
    ]
    for (const { kind, name } of own) {
      await visit(articlePath(article.slug))
      const head = page.getByRole('main').getByRole('article').first()
      const place = kind === 'tag' ? head.getByRole('list', { name: 'Tags' }) : head
      await place.getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(topicPath({ kind, name }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(
        page.getByRole('article').filter({ hasText: article.title }),
        `${article.title} is one of them`,
      ).toHaveCount(1)
    }
  })

  test('a list has the articles on its topic, newest first, six a page, and says how many', async ({
    page,
    visit,
  }) => {
    const titles = longList.map(({ title }) => title)
    await visit(topicPath(long))
    await expect(page.getByText(`${counted(titles.length)} on this topic.`)).toBeVisible()
    const cards = page.getByRole('article').getByRole('heading')
    await expect(cards).toHaveText(titles.slice(0, PAGE_SIZE))
    await page
      .getByRole('navigation', { name: 'Pagination' })
      .getByRole('link', { name: 'Next' })
      .click()
    await expect(page).toHaveURL(topicListPath(long, 2))
    await expect(cards).toHaveText(titles.slice(PAGE_SIZE))
  })

  test('the topics on the blog list are those that have articles, each with their number', async ({
    page,
    visit,
  }) => {
    await visit('/blog')
    const nav = page.getByRole('navigation', { name: 'Topics' })
    await nav.getByText('All topics').click()
    for (const [topic, listed] of topics) {
      const link = nav.locator(`a[href="${topicPath(topic)}"]`)
      await expect(link).toHaveText(`${topic.name}${counted(listed.length)}`)
    }
    await expect(nav.getByRole('link')).toHaveCount(topics.length + 1)
  })

  test('the list one is on is marked, and its topic unfolded', async ({ page, visit }) => {
    const [tag] = some(topics, ([{ kind }]) => kind === 'tag')
    await visit(topicPath(tag))
    const nav = page.getByRole('navigation', { name: 'Topics' })
    const current = nav.locator('[aria-current=true]')
    await expect(current).toHaveCount(1)
    await expect(current).toContainText(tag.name)
    await expect(current).toBeVisible()
  })

  test('every list names its own address, is in the sitemap, and has a feed of its articles', async ({
    page,
    visit,
  }) => {
    const sitemap = file('sitemap-0.xml')
    for (const [topic, listed] of topics) {
      expect(sitemap).toContain(`<loc>${site.url}${topicPath(topic)}</loc>`)
      const feed = file(topicFeedPath(topic).slice(1))
      const links = [...feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link)
      expect(links, topic.name).toEqual(listed.map(({ slug }) => site.url + articlePath(slug)))
    }
    await visit(topicPath(long))
    const head = page.locator('head')
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      site.url + topicPath(long),
    )
    await expect(
      head.locator(`link[type="application/rss+xml"][href="${topicFeedPath(long)}"]`),
    ).toHaveCount(1)
    await expect(
      page.getByRole('main').getByRole('link', { name: `RSS feed: ${long.name}` }),
    ).toHaveAttribute('href', topicFeedPath(long))
    await visit(topicListPath(long, 2))
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      site.url + topicListPath(long, 2),
    )
  })

  test('a topic without articles has no page', async ({ page, visit, allow }) => {
    allow(/404/, /Page not found/)
    expect(await visit(topicPath({ kind: 'tag', name: 'Underwater hockey' }))).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found')
  })
})

test.describe('Topics without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('folded topics unfold, and lead to their articles', async ({ page }) => {
    await page.goto('/blog')
    const nav = page.getByRole('navigation', { name: 'Topics' })
    const link = nav.locator(`a[href="${topicPath(long)}"]`)
    await expect(link).toBeHidden()
    await nav.getByText('All topics').click()
    await link.click()
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE)
  })
})
