import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbyFile, gatsbyPage, gatsbySite, readPublic } from '../gatsby-site'

const existing = (site: BuiltSite, files: string[]) =>
  files.filter((file) => existsSync(path.join(site.publicFolder, file)))

test('pages become flat files, so that their addresses need no slash', async () => {
  const site = gatsbySite({
    pages: {
      '/': {},
      '/blog': {},
      '/blog/first': { body: 'First' },
      '/404': { body: 'copy' },
      '/404.html': { body: 'page' },
    },
  })
  const dataBefore = readPublic(site, 'page-data/blog/first/page-data.json')
  await flattenPages(site)
  expect(readPublic(site, 'blog/first.html')).toContain('<div id="___gatsby">First</div>')
  const files = ['index.html', 'blog.html', 'blog/index.html', 'blog/first', '404/404.html']
  expect(existing(site, files)).toEqual(['index.html', 'blog.html'])
  // The second copy of the 404 page stays where Gatsby looks for it.
  expect(readPublic(site, '404.html')).toContain('page')
  expect(readPublic(site, '404/index.html')).toContain('copy')
  expect(readPublic(site, 'page-data/blog/first/page-data.json')).toBe(dataBefore)
})

test("only the script that names the page and Gatsby's scripts are removed", async () => {
  const odd = '/blog/quote"and\\slash'
  const site = gatsbySite({ pages: { '/': { body: 'Home' }, [odd]: {} } })
  await flattenPages(site)
  const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>\s*/g, '')
  for (const [file, page] of [
    ['index.html', gatsbyPage('/', { body: 'Home' })],
    [`${odd}.html`, gatsbyPage(odd)],
  ] as const) {
    expect(readPublic(site, file).match(/<script/g)).toHaveLength(1)
    expect(withoutScripts(readPublic(site, file))).toBe(
      withoutScripts(page).replace(/\s+(?=<!-- slice-end)/, ''),
    )
  }
})

test('markup that no browser needs is removed', async () => {
  const head =
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5"/><meta name="viewport" content="initial-scale=1, shrink-to-fit=no"/><meta name="description" content="Rest"/>'
  const body = '<link rel="preload" as="image" imageSrcSet="a 1w"/><img src="a"/>'
  const site = gatsbySite({ pages: { '/rest': { head, body } } })
  await flattenPages(site)
  const html = readPublic(site, 'rest.html')
  for (const gone of ['ie=edge', 'Gatsby 5', 'shrink', 'imageSrcSet'])
    expect(html).not.toContain(gone)
  for (const kept of ['content="initial-scale=1"', 'content="Rest"', '<img src="a"/>'])
    expect(html).toContain(kept)
})

test('flattening tells indexable pages from others', async () => {
  const site = gatsbySite({
    pages: {
      '/': {},
      '/saved': { head: '<meta data-gatsby-head="true" name="robots" content="noindex"/>' },
      '/empty': { head: '<meta content="noindex, follow" name="robots"/>' },
      '/blog': { head: '<meta name="robots" content="max-image-preview:large"/>' },
      '/about': { head: '<meta name="description" content="What noindex means"/>' },
    },
  })
  const { pages } = await flattenPages(site)
  expect(pages.map(({ path, indexable }) => [path, indexable])).toEqual([
    ['/', true],
    ['/saved', false],
    ['/empty', false],
    ['/blog', true],
    ['/about', true],
  ])
})

test('a build on top of an older one keeps the pages that Gatsby did not write again', async () => {
  const head = '<meta name="robots" content="noindex"/>'
  const site = gatsbySite({ pages: { '/about': { body: 'Old', head }, '/blog': {} } })
  const first = await flattenPages(site)
  const about = readPublic(site, 'about.html')
  restorePages(site)
  writeFiles(site.publicFolder, { [gatsbyFile('/blog')]: gatsbyPage('/blog', { body: 'New' }) })
  expect(await flattenPages(site)).toEqual(first)
  expect(readPublic(site, 'about.html')).toBe(about)
  expect(readPublic(site, 'blog.html')).toContain('New')
})

test('a build on top of an older one removes deleted pages and no other file', async () => {
  const site = gatsbySite({ pages: { '/': {}, '/about': {}, '/blog/first': {} } })
  writeFiles(site.publicFolder, { 'verification.html': 'of a search engine' })
  await flattenPages(site)
  restorePages(site)
  await flattenPages({ ...site, pages: ['/', '/blog/first'] })
  const others = ['index.html', 'blog/first.html', 'verification.html']
  expect(existing(site, ['about.html', 'about/index.html', ...others])).toEqual(others)
})

test.each([
  ['script', '<script>steal()</script>', 'steal()'],
  ['script', '<script type="module">\nsteal()\n</script>', 'steal()'],
  ['style', '<style>body{display:none}</style>', 'body{display:none}'],
  ['event handler', '<img src="a.png" onerror="steal()"/>', 'onerror="steal()"'],
])('the build stops at an unknown inline %s', async (kind, body, start) => {
  const site = gatsbySite({ pages: { '/': {}, '/about': { body } } })
  await expect(flattenPages(site)).rejects.toThrow(
    `The page /about contains an inline ${kind} that the Content-Security-Policy would block, starting with "${start}": move it into a file, or, if it is the same in every build, name it in src/publish/flat-pages/flatten-pages.ts.`,
  )
})

test('structured data, files and words about scripts do not stop the build', async () => {
  const body = [
    '<script type="application/ld+json">{"@graph":[]}</script>',
    '<script src="/app.js" async=""></script>',
    '<p style="color:red">&lt;script&gt;alert(1)&lt;/script&gt; onclick="no"</p>',
  ].join('')
  const { pages } = await flattenPages(gatsbySite({ pages: { '/': { body } } }))
  expect(pages).toHaveLength(1)
})
