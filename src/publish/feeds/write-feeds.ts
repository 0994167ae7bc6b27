import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Feed, type Item } from 'feed'
import { articlesByTopic } from '../../articles/model/topics'
import type { BuiltArticle, BuiltSite } from '../../documents/built-site'
import { syncFolder } from '../../documents/files/sync-folder'
import { articlePath, articlePreviewPath, paths, topicFeedPath, topicPath } from '../../lib/paths'
import { articleBody } from './article-body'

/** Articles per feed. Readers keep older ones themselves. */
const MAX_ARTICLES = 20

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** What a feed contains: all articles, or those of a topic. */
interface FeedSource {
  title: string
  /** Address of the page it belongs to. */
  page: string
  articles: BuiltArticle[]
}

/**
 * Writes rss.xml, feed.json and an RSS feed per topic, with the full text of the newest articles. Dates come
 * from the articles, never from the clock.
 */
export async function writeFeeds(site: BuiltSite): Promise<void> {
  const all = { title: site.settings.name, page: paths.home, articles: site.articles }
  const topics = [...articlesByTopic(site.articles)]
  const write = (name: string, text: string) =>
    writeFile(path.join(site.publicFolder, name), `${text}\n`)
  await write('rss.xml', await rssOf(site, all))
  await write('feed.json', (await feedOf(site, all, jsonExtras)).json1())

  for (const kind of ['category', 'tag'] as const) {
    const files = topics.flatMap(([topic, articles]): [string, FeedSource][] => {
      const title = `${site.settings.name}: ${topic.name}`
      const plan = { title, page: topicPath(topic), articles }
      return topic.kind === kind ? [[path.basename(topicFeedPath(topic)), plan]] : []
    })
    const folder = path.join(site.publicFolder, paths.blog, kind)
    await syncFolder(folder, '.xml', new Map(files), async (plan) => `${await rssOf(site, plan)}\n`)
  }
}

/** Item fields that only one feed format has. */
type Extras = (site: BuiltSite, article: BuiltArticle) => Partial<Item>

/** RSS's author field requires an e-mail address, which articles lack. */
const rssExtras: Extras = (_site, { author }) => ({
  extensions: [{ name: 'dc:creator', objects: { _text: author } }],
})

const jsonExtras: Extras = (site, article) => ({
  id: site.settings.url + articlePath(article.slug),
  author: [{ name: article.author }],
  image: imageOf(site, article),
})

const rssOf = async (site: BuiltSite, plan: FeedSource) =>
  (await feedOf(site, plan, rssExtras)).rss2()

async function feedOf(site: BuiltSite, plan: FeedSource, extras: Extras): Promise<Feed> {
  const feed = emptyFeed(site, plan)
  for (const article of plan.articles.slice(0, MAX_ARTICLES)) {
    const { title, excerpt, date, updated, tags, slug, category } = article
    feed.addItem({
      title,
      link: site.settings.url + articlePath(slug),
      description: excerpt,
      content: await articleBody(articlePath(slug), site),
      date: toDate(updated ?? date),
      published: toDate(date),
      category: [...new Set([category, ...tags])].map((name) => ({ name })),
      ...extras(site, article),
    })
  }
  return feed
}

/** The photograph, or the drawn preview if the photograph is a file in the content folder. */
function imageOf({ settings }: BuiltSite, { image, slug }: BuiltArticle): string {
  const preview = settings.url + articlePreviewPath(slug)
  return image.startsWith('https://') ? image : preview
}

function emptyFeed({ settings }: BuiltSite, { title, page, articles }: FeedSource): Feed {
  const { url, description, author, name, copyrightYear } = settings
  const changeDays = articles.map(({ date, updated }) => updated ?? date).sort()
  const link = page === paths.home ? url : url + page
  return new Feed({
    id: link,
    link,
    title,
    description,
    language: 'en-US',
    copyright: `© ${copyrightYear} ${name}`,
    author: { name: author },
    image: `${url}/icon-512.png`,
    updated: toDate(changeDays.at(-1) ?? `${copyrightYear}-01-01`),
    ...(page === paths.home && { feedLinks: { rss: `${url}/rss.xml`, json: `${url}/feed.json` } }),
    generator: false,
  })
}
