import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Feed, type Item } from 'feed'
import { articlesByTopic } from '../../articles/model/topics'
import type { BuiltArticle, BuiltSite } from '../../documents/built-site'
import { writeOnly } from '../../documents/files/write-only'
import { articlePath, articlePreviewPath, paths, topicFeedPath, topicPath } from '../../lib/paths'
import { articleBody } from './article-body'

/** How many articles a feed has: readers keep the older ones themselves. */
const NEWEST = 20

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The content of a feed: all articles, or those on a topic. */
interface FeedPlan {
  title: string
  /** The page it belongs to. */
  page: string
  articles: BuiltArticle[]
}

/**
 * Writes rss.xml and feed.json, and one more in RSS for each topic: the newest articles with their full
 * text, as their pages have it. Dates come from the articles, never from the clock.
 */
export async function writeFeeds(site: BuiltSite): Promise<void> {
  const all = { title: site.settings.name, page: paths.home, articles: site.articles }
  const topics = [...articlesByTopic(site.articles)]
  const write = (name: string, text: string) =>
    writeFile(path.join(site.publicFolder, name), `${text}\n`)
  await write('rss.xml', await rssOf(site, all))
  await write('feed.json', (await feedOf(site, all, forJson)).json1())

  for (const kind of ['category', 'tag'] as const) {
    const files = topics.flatMap(([topic, articles]): [string, FeedPlan][] => {
      const title = `${site.settings.name}: ${topic.name}`
      const plan = { title, page: topicPath(topic), articles }
      return topic.kind === kind ? [[path.basename(topicFeedPath(topic)), plan]] : []
    })
    const folder = path.join(site.publicFolder, paths.blog, kind)
    await writeOnly(folder, '.xml', new Map(files), async (plan) => `${await rssOf(site, plan)}\n`)
  }
}

/** The fields of an article that only one format of feed has. */
type Extras = (site: BuiltSite, article: BuiltArticle) => Partial<Item>

/** RSS's author field is an e-mail address, which articles do not have. */
const forRss: Extras = (_site, { author }) => ({
  extensions: [{ name: 'dc:creator', objects: { _text: author } }],
})

const forJson: Extras = (site, article) => ({
  id: site.settings.url + articlePath(article.slug),
  author: [{ name: article.author }],
  image: imageOf(site, article),
})

const rssOf = async (site: BuiltSite, plan: FeedPlan) => (await feedOf(site, plan, forRss)).rss2()

async function feedOf(site: BuiltSite, plan: FeedPlan, extras: Extras): Promise<Feed> {
  const feed = emptyFeed(site, plan)
  for (const article of plan.articles.slice(0, NEWEST)) {
    const { title, excerpt, date, updated, tags, slug, category } = article
    feed.addItem({
      title,
      link: site.settings.url + articlePath(slug),
      description: excerpt,
      content: await articleBody(articlePath(slug), site),
      date: dayOf(updated ?? date),
      published: dayOf(date),
      category: [...new Set([category, ...tags])].map((name) => ({ name })),
      ...extras(site, article),
    })
  }
  return feed
}

/** Returns the photograph, or the drawn preview if the photograph is a file in the content folder. */
function imageOf({ settings }: BuiltSite, { image, slug }: BuiltArticle): string {
  const preview = settings.url + articlePreviewPath(slug)
  return image.startsWith('https://') ? image : preview
}

function emptyFeed({ settings }: BuiltSite, { title, page, articles }: FeedPlan): Feed {
  const { url, description, author, name, copyrightYear } = settings
  const changes = articles.map(({ date, updated }) => updated ?? date).sort()
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
    updated: dayOf(changes.at(-1) ?? `${copyrightYear}-01-01`),
    ...(page === paths.home && { feedLinks: { rss: `${url}/rss.xml`, json: `${url}/feed.json` } }),
    generator: false,
  })
}
