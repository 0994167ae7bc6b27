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
  const inPublic = (name: string) => path.join(site.publicFolder, name)
  await writeFile(inPublic('rss.xml'), rssOf(site, all))
  await writeFile(inPublic('feed.json'), `${feedOf(site, all, jsonExtras).json1()}\n`)

  const topics = [...articlesByTopic(site.articles)]
  for (const kind of ['category', 'tag'] as const) {
    const sources = topics
      .filter(([topic]) => topic.kind === kind)
      .map(([topic, articles]): [string, FeedSource] => [
        path.basename(topicFeedPath(topic)),
        { title: `${site.settings.name}: ${topic.name}`, page: topicPath(topic), articles },
      ])
    await syncFolder(inPublic(`${paths.blog}/${kind}`), '.xml', new Map(sources), (source) =>
      rssOf(site, source),
    )
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

const rssOf = (site: BuiltSite, source: FeedSource) => `${feedOf(site, source, rssExtras).rss2()}\n`

function feedOf(site: BuiltSite, source: FeedSource, extras: Extras): Feed {
  const feed = emptyFeed(site, source)
  for (const article of source.articles.slice(0, MAX_ARTICLES)) {
    const { title, excerpt, date, updated, tags, slug, category } = article
    feed.addItem({
      title,
      link: site.settings.url + articlePath(slug),
      description: excerpt,
      content: articleBody(articlePath(slug), site),
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
