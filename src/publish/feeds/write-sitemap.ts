import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { articlesByTopic } from '../../articles/model/topics'
import type { BuiltArticle, BuiltSite } from '../../documents/built-site'
import { PAGE_SIZE, pageCount } from '../../lib/pagination'
import { articlePath, blogListPath, guidePath, topicListPath } from '../../lib/paths'
import type { BuiltPage } from '../flat-pages/flatten-pages'

/** Leaves out the namespaces of what this sitemap does not have. */
const plainNamespace = { news: false, xhtml: false, image: false, video: false }

/** How many addresses search engines read from one file (sitemaps.org). */
const LIMIT = 50_000

/**
 * Writes the sitemap: sitemap-index.xml, the parts it names, and robots.txt, which names it. It has
 * exactly the pages that their own HTML lets search engines list, as `flattenPages` found them.
 */
export async function writeSitemap(
  { publicFolder, settings, articles, guides }: BuiltSite,
  pages: Pick<BuiltPage, 'path' | 'indexable'>[],
  limit = LIMIT,
): Promise<void> {
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(publicFolder, name), content)
  for (const name of await readdir(publicFolder)) {
    if (/^sitemap-\d+\.xml$/.test(name)) await rm(path.join(publicFolder, name))
  }

  const dates = lastChanges(articles)
  for (const guide of guides) dates.set(guidePath(guide.slug), changeOf(guide))
  const entries = pages
    .filter(({ indexable }) => indexable)
    .map((page) => ({ url: page.path, lastmod: dates.get(page.path) }))
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
 * Returns the day of the last change by address, for articles and the pages of their lists. A list page changes
 * when the newest article on it does. Plans have no dates: search engines stop trusting a sitemap that invents
 * them, for example from the day of the build.
 */
function lastChanges(articles: BuiltArticle[]): Map<string, string> {
  const dates = new Map<string, string>()
  const addList = (listed: BuiltArticle[], address: (page: number) => string) => {
    for (let page = 1; page <= pageCount(listed.length); page++) {
      const shown = listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      const newest = shown.map(changeOf).sort().at(-1)
      if (newest) dates.set(address(page), newest)
    }
  }
  for (const article of articles) dates.set(articlePath(article.slug), changeOf(article))
  addList(articles, blogListPath)
  for (const [topic, listed] of articlesByTopic(articles))
    addList(listed, (page) => topicListPath(topic, page))
  return dates
}

const changeOf = ({ date, updated }: Pick<BuiltArticle, 'date' | 'updated'>) => updated ?? date
