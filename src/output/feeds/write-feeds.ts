import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Feed } from 'feed'
import { articlePath, articlePreviewPath } from '../../lib/paths'
import type { BuiltArticle, BuiltSite } from '../built-site'
import { inParallel } from '../files/in-parallel'
import { pageFiles } from '../flat-pages/page-files'
import { articleBody } from './article-body'

/** How many articles a feed has: readers keep the older ones themselves. */
const NEWEST = 20

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Writes rss.xml and feed.json: the newest articles with their full text, as their pages have it.
 * Needs the pages after `flattenPages`. Dates come from the articles, never from the clock.
 */
export async function writeFeeds(site: BuiltSite): Promise<void> {
  const articles = site.articles.slice(0, NEWEST)
  const bodies = await inParallel(articles, 4, async ({ slug }) => {
    const page = articlePath(slug)
    const html = await readFile(pageFiles(site.publicFolder, page).flat, 'utf8')
    return articleBody(html, site.settings.url, site.settings.url + page)
  })
  const rss = emptyFeed(site)
  const json = emptyFeed(site)
  for (const [index, article] of articles.entries()) {
    const { title, excerpt, author, date, updated, tags, slug } = article
    const entry = {
      title,
      link: site.settings.url + articlePath(slug),
      description: excerpt,
      content: bodies[index],
      date: dayOf(updated ?? date),
      published: dayOf(date),
      category: [...new Set([article.category, ...tags])].map((name) => ({ name })),
    }
    // RSS's own author is an e-mail address, which nobody here has given.
    rss.addItem({ ...entry, extensions: [{ name: 'dc:creator', objects: { _text: author } }] })
    json.addItem({
      ...entry,
      id: entry.link,
      author: [{ name: author }],
      image: imageOf(site, article),
    })
  }
  await writeFile(path.join(site.publicFolder, 'rss.xml'), `${rss.rss2()}\n`)
  await writeFile(path.join(site.publicFolder, 'feed.json'), `${json.json1()}\n`)
}

/** The photograph, or the drawn preview where the photograph is a file in the content folder. */
function imageOf({ settings }: BuiltSite, { image, slug }: BuiltArticle): string {
  const preview = settings.url + articlePreviewPath(slug)
  return image.startsWith('https://') ? image : preview
}

function emptyFeed({ settings, articles }: BuiltSite): Feed {
  const { name, url, description, author, copyrightYear } = settings
  const changes = articles.map(({ date, updated }) => updated ?? date).sort()
  return new Feed({
    id: url,
    link: url,
    title: name,
    description,
    language: 'en-US',
    copyright: `© ${copyrightYear} ${name}`,
    author: { name: author },
    image: `${url}/icon-512.png`,
    updated: dayOf(changes.at(-1) ?? `${copyrightYear}-01-01`),
    feedLinks: { rss: `${url}/rss.xml`, json: `${url}/feed.json` },
    generator: false,
  })
}
