import { readFileSync } from 'node:fs'
import { within } from '@testing-library/dom'
import { articlesByTopic } from '../../src/articles/model/topics'
import { TOPIC_PAGE_SIZE } from '../../src/lib/pagination'
import { articlePath, paths, type Topic, topicFeedPath, topicPath } from '../../src/lib/paths'
import { articles, site, some } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { cards, hrefOf, main, openPage, part, textsOf } from './support/open-page'

/** Every topic with its articles, newest first. */
const topics = [...articlesByTopic(articles)]
const [long, longList] = some(topics, ([, listed]) => listed.length > 2)

const file = (address: string) => readFileSync(builtFolder + address, 'utf8')
const topicLinks = () => part('navigation', 'Topics')
const canonical = () => hrefOf(document.querySelector('link[rel=canonical]') ?? undefined)
const counted = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`
const cardTitles = () => cards().map(({ title }) => title)

test("an article's category and tags link to lists with the article", async () => {
  const { slug, title, category, tags } = some(articles, ({ tags }) => tags.length > 1)
  const own: Topic[] = [
    { kind: 'category', name: category },
    ...tags.map((name) => ({ kind: 'tag', name }) as const),
  ]
  await openPage(articlePath(slug))
  const [article] = main().getAllByRole('article')
  for (const topic of own) {
    const links = within(article as HTMLElement).getAllByRole('link', { name: topic.name })
    expect(links.map(hrefOf)).toContain(topicPath(topic))
  }
  for (const topic of own) {
    await openPage(topicPath(topic))
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(topic.name)
    expect(cardTitles()).toContain(title)
  }
})

test("a list shows its topic's articles, newest first, with their number", async () => {
  const titles = longList.map(({ title }) => title)
  await openPage(topicPath(long))
  main().getByText(`${counted(titles.length)} on this topic.`)
  expect(cardTitles()).toEqual(titles.slice(0, TOPIC_PAGE_SIZE))
})

test('the blog lists every topic with articles and their number, and folds the tags', async () => {
  await openPage(paths.blog)
  const [all, ...links] = topicLinks().getAllByRole('link')
  expect(hrefOf(all)).toBe(paths.blog)
  const listed = links.map((link) => [hrefOf(link), ...textsOf([link])].join())
  expect(listed.toSorted()).toEqual(
    topics
      .map(([topic, { length }]) => `${topicPath(topic)},${topic.name}${counted(length)}`)
      .toSorted(),
  )
  expect(topicLinks().getByText('All topics').closest('details')).not.toHaveAttribute('open')
})

test('the current list is marked and its topic unfolded', async () => {
  const [tag] = some(topics, ([{ kind }]) => kind === 'tag')
  await openPage(topicPath(tag))
  const current = topicLinks().getByRole('link', { current: true })
  expect(current).toHaveTextContent(tag.name)
  expect(current.closest('details')).toHaveAttribute('open')
})

test('every list is in the sitemap and has a feed of its articles', () => {
  const sitemap = file('/sitemap-0.xml')
  for (const [topic, listed] of topics) {
    expect(sitemap).toContain(`<loc>${site.url}${topicPath(topic)}</loc>`)
    const links = file(topicFeedPath(topic)).matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)
    expect([...links].map(([, link]) => link)).toEqual(
      listed.map(({ slug }) => site.url + articlePath(slug)),
    )
  }
})

test('a list has its canonical address and links to its feed', async () => {
  const feed = topicFeedPath(long)
  await openPage(topicPath(long))
  expect(canonical()).toBe(site.url + topicPath(long))
  expect(
    document.head.querySelectorAll(`[type="application/rss+xml"][href="${feed}"]`),
  ).toHaveLength(1)
  expect(hrefOf(main().getByRole('link', { name: `RSS feed: ${long.name}` }))).toBe(feed)
})

test('a topic without articles has no page', async () => {
  expect(await openPage(topicPath({ kind: 'tag', name: 'Underwater hockey' }))).toBe(404)
})
