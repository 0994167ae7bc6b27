/** @jest-environment jsdom */
import type { BuiltArticle } from '../../../src/documents/built-site'
import { writeFeeds } from '../../../src/publish/feeds/write-feeds'
import { anArticle, gatsbySite, readPublic } from '../gatsby-site'

/** The feeds of a site with these articles, each with this body. */
async function feedsOf(articles: BuiltArticle[], html = '<p>Walk first.</p>') {
  const site = gatsbySite({ articles: articles.map((article) => ({ ...article, html })) })
  await writeFeeds(site)
  const rss = readPublic(site, 'rss.xml')
  return { rss, xml: parseXml(rss), json: JSON.parse(readPublic(site, 'feed.json')) }
}

function parseXml(text: string) {
  const xml = new DOMParser().parseFromString(text, 'text/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  return xml
}

const textsAt = (xml: Document, selector: string) =>
  [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Texts of the first item's elements, by element name. */
const itemOf = (xml: Document) =>
  Object.fromEntries(
    [...(xml.querySelector('item')?.children ?? [])].map(({ tagName, textContent }) => [
      tagName,
      textContent,
    ]),
  )

test('both feeds name their owner and address', async () => {
  const { xml, json } = await feedsOf([anArticle()])
  const owner = ['title', 'link', 'description', 'language'].map((name) => `channel > ${name}`)
  expect(textsAt(xml, owner.join())).toEqual([
    'Loadline',
    'https://loadline.example/',
    'Structured training plans & plain-spoken articles.',
    'en-US',
  ])
  expect(json).toMatchObject({
    title: 'Loadline',
    home_page_url: 'https://loadline.example',
    feed_url: 'https://loadline.example/feed.json',
    icon: 'https://loadline.example/icon-512.png',
  })
})

test('an article has its full text and facts', async () => {
  const article = anArticle({ title: 'Sets & <reps>', updated: '2024-04-01', author: 'Dana Reyes' })
  const { xml, json } = await feedsOf([article], '<p>Walk first.</p><div>Then <b>lift</b>.</div>')
  expect(itemOf(xml)).toMatchObject({
    title: 'Sets & <reps>',
    link: 'https://loadline.example/blog/first-steps',
    description: 'How to begin.',
    'content:encoded': '<p>Walk first.</p><div>Then <b>lift</b>.</div>',
    'dc:creator': 'Dana Reyes',
    pubDate: 'Fri, 15 Mar 2024 00:00:00 GMT',
  })
  expect(textsAt(xml, 'item > category')).toEqual(['Training', 'Strength Training', 'Safety'])
  expect(json.items[0]).toMatchObject({
    title: 'Sets & <reps>',
    url: 'https://loadline.example/blog/first-steps',
    content_html: '<p>Walk first.</p><div>Then <b>lift</b>.</div>',
    author: { name: 'Dana Reyes' },
    date_published: '2024-03-15T00:00:00.000Z',
    date_modified: '2024-04-01T00:00:00.000Z',
    image: 'https://images.unsplash.com/photo-1',
  })
})

test('links and pictures work outside the site', async () => {
  const { json } = await feedsOf(
    [anArticle({ image: 'local.jpg' })],
    '<a href="/workouts">Plans</a> <a href="#sets">Sets</a> <a href="https://who.int/">WHO</a> <img src="/static/a.png" srcset="/static/b.png 2x" sizes="50vw" alt="">',
  )
  expect(json.items[0].content_html).toBe(
    '<a href="https://loadline.example/workouts">Plans</a> <a href="https://loadline.example/blog/first-steps#sets">Sets</a> <a href="https://who.int/">WHO</a> <img src="https://loadline.example/static/a.png" alt="">',
  )
  expect(json.items[0].image).toBe('https://loadline.example/preview/articles/first-steps.png')
})

test("a tool's card becomes a link to the tool", async () => {
  const { json } = await feedsOf(
    [anArticle()],
    '<p>Weigh.</p><form class="tool-card" action="/tools/plates" aria-label="Plates"><p>x</p><button>Go</button></form><p>Lift.</p>',
  )
  expect(json.items[0].content_html).toBe(
    '<p>Weigh.</p><p><a href="https://loadline.example/tools/plates">Plates</a></p><p>Lift.</p>',
  )
})

test('feeds have the twenty newest articles, newest first', async () => {
  const articles = Array.from({ length: 23 }, (_, index) => anArticle({ slug: `number-${index}` }))
  const { xml, json } = await feedsOf(articles)
  expect(xml.querySelectorAll('item')).toHaveLength(20)
  expect(json.items).toHaveLength(20)
  expect(json.items[0].url).toBe('https://loadline.example/blog/number-0')
})

test('feeds do not depend on the build day', async () => {
  jest.useFakeTimers({ now: new Date('2031-01-01'), doNotFake: ['nextTick', 'setImmediate'] })
  const { rss, json } = await feedsOf([anArticle()])
  const empty = await feedsOf([])
  jest.useRealTimers()
  expect(rss + JSON.stringify(json) + empty.rss).not.toContain('2031')
  expect(empty.xml.querySelectorAll('item')).toHaveLength(0)
})
