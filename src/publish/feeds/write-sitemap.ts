import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { articlesByTopic } from '../../articles/model/topics'
import type { BuiltArticle, BuiltSite } from '../../documents/built-site'
import { listPages } from '../../lib/list-pages'
import { TOPIC_PAGE_SIZE } from '../../lib/pagination'
import { articlePath, blogListPath, guidePath, topicPath } from '../../lib/paths'
import type { FlatPage } from '../flat-pages/flatten-pages'

/** Omits unused XML namespaces. */
const plainNamespace = { news: false, xhtml: false, image: false, video: false }

/** Maximum addresses per file (sitemaps.org). */
const LIMIT = 50_000

/**
 * Writes sitemap-index.xml, its parts, and robots.txt, which names it. Lists exactly the indexable pages that
 * `flattenPages` found.
 */
export async function writeSitemap(
  { publicFolder, settings, articles, guides }: BuiltSite,
  pages: Pick<FlatPage, 'path' | 'indexable'>[],
  limit = LIMIT,
): Promise<void> {
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(publicFolder, name), content)
  for (const name of await readdir(publicFolder)) {
    if (/^sitemap-\d+\.xml$/.test(name)) await rm(path.join(publicFolder, name))
  }

  const lastChangeDays = lastChanges(articles)
  for (const guide of guides) lastChangeDays.set(guidePath(guide.slug), lastChangeOf(guide))
  const entries = pages
    .filter(({ indexable }) => indexable)
    .map((page) => ({ url: page.path, lastmod: lastChangeDays.get(page.path) }))
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += limit) {
    const name = `sitemap-${parts.length}.xml`
    const part = Readable.from(entries.slice(start, start + limit)).pipe(
      new SitemapStream({ hostname: settings.url, lastmodDateOnly: true, xmlns: plainNamespace }),
    )
    await write(name, await streamToPromise(part))
    parts.push(`${settings.url}/${name}`)
  }
  const index = Readable.from(parts).pipe(new SitemapIndexStream())
  await write('sitemap-index.xml', await streamToPromise(index))
  await write(
    'robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: ${settings.url}/sitemap-index.xml\n`,
  )
}

/**
 * Day of the last change by address, for articles and their list pages. A list page changes with its newest
 * article. Plans have no dates, because search engines distrust invented ones, such as the build day.
 */
function lastChanges(articles: BuiltArticle[]): Map<string, string> {
  const dates = new Map<string, string>()
  const addList = (
    pages: ReturnType<typeof listPages<BuiltArticle>>,
    address: (page: number) => string,
  ) => {
    for (const { pager, shown } of pages) {
      const newest = shown.map(lastChangeOf).sort().at(-1)
      if (newest) dates.set(address(pager.page), newest)
    }
  }
  for (const article of articles) dates.set(articlePath(article.slug), lastChangeOf(article))
  addList(listPages(articles), blogListPath)
  for (const [topic, listed] of articlesByTopic(articles))
    addList(listPages(listed, TOPIC_PAGE_SIZE), (page) => topicPath(topic, page))
  return dates
}

const lastChangeOf = ({ date, updated }: Pick<BuiltArticle, 'date' | 'updated'>) => updated ?? date
