import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articlePath } from '../../src/lib/paths'
import { builtFiles } from '../browser/support/built-files'
import { articles, site, some } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'

const read = (file: string) => readFileSync(path.join(builtFolder, file), 'utf8')
const sitemap = read('sitemap-0.xml')

test('robots.txt leads through the index to the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap-index.xml\n`)
  expect(read('sitemap-index.xml')).toContain(`<loc>${site.url}/sitemap-0.xml</loc>`)
})

test('the sitemap lists exactly the pages that search engines may list', () => {
  const canonical = builtFiles(builtFolder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby'))
    .flatMap((file) => /<link rel="canonical" href="([^"]*)"/.exec(read(file))?.[1] ?? [])
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
  // The home page's address ends in a slash in one of them.
  const sorted = (urls: string[]) => urls.map((url) => url.replace(/\/$/, '')).sort()
  expect(sorted(listed)).toEqual(sorted(canonical))
})

test('an article has the day of its last change', () => {
  const { slug, date, updated = date } = some(articles, (article) => Boolean(article.updated))
  expect(sitemap).toContain(
    `<loc>${site.url}${articlePath(slug)}</loc><lastmod>${updated}T00:00:00.000Z</lastmod>`,
  )
})
