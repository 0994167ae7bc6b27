/** @jest-environment jsdom */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import { writeSitemap } from '../../../src/publish/feeds/write-sitemap'
import { anArticle, gatsbySite, readPublic } from '../gatsby-site'

/** Elements of an XML file by name, as [address, last change]. */
function entries(site: BuiltSite, file: string, element: string) {
  const xml = new DOMParser().parseFromString(readPublic(site, file), 'text/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  return [...xml.querySelectorAll(element)].map((entry) => [
    entry.querySelector('loc')?.textContent,
    entry.querySelector('lastmod')?.textContent,
  ])
}

const page = (address: string, indexable = true) => ({ path: address, indexable })

test('robots.txt leads through the index to a sitemap of the indexable pages', async () => {
  const site = gatsbySite()
  await writeSitemap(site, [page('/'), page('/saved', false), page('/workouts/full-tide-advanced')])
  expect(readPublic(site, 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://loadline.example/sitemap-index.xml\n',
  )
  expect(entries(site, 'sitemap-index.xml', 'sitemap')).toEqual([
    ['https://loadline.example/sitemap-0.xml', undefined],
  ])
  expect(entries(site, 'sitemap-0.xml', 'url')).toEqual([
    ['https://loadline.example/', undefined],
    ['https://loadline.example/workouts/full-tide-advanced', undefined],
  ])
})

test('articles and their lists have their last change', async () => {
  const articles = [7, 6, 5, 4, 3, 2, 1].map((day) =>
    anArticle({ slug: `day-${day}`, date: `2024-03-0${day}` }),
  )
  const changed = { ...articles[4], updated: '2024-05-01' } as (typeof articles)[0]
  const site = { ...gatsbySite(), articles: articles.with(4, changed) }
  await writeSitemap(
    site,
    ['/blog/day-7', '/blog/day-3', '/blog', '/blog/page/2', '/workouts'].map((one) => page(one)),
  )
  expect(entries(site, 'sitemap-0.xml', 'url').map(([, lastmod]) => lastmod)).toEqual([
    '2024-03-07',
    '2024-05-01',
    '2024-05-01',
    '2024-03-01',
    undefined,
  ])
})

test('too many pages split the sitemap into parts, and old parts are removed', async () => {
  const site = gatsbySite()
  const pages = ['/1', '/2', '/3', '/4', '/5'].map((one) => page(one))
  await writeSitemap(site, pages, 2)
  expect(entries(site, 'sitemap-index.xml', 'sitemap')).toHaveLength(3)
  expect(entries(site, 'sitemap-2.xml', 'url')).toEqual([['https://loadline.example/5', undefined]])
  await writeSitemap(site, pages)
  expect(entries(site, 'sitemap-index.xml', 'sitemap')).toHaveLength(1)
  expect(entries(site, 'sitemap-0.xml', 'url')).toHaveLength(5)
  expect(existsSync(path.join(site.publicFolder, 'sitemap-1.xml'))).toBe(false)
})
