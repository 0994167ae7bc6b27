import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { gatsbyFile, gatsbyPage, gatsbySite } from '../gatsby-site'

const read = (site: BuiltSite, file: string) =>
  readFileSync(path.join(site.publicFolder, file), 'utf8')
const exists = (site: BuiltSite, file: string) => existsSync(path.join(site.publicFolder, file))

const rebuild = (site: BuiltSite, page: string, body: string) =>
  writeFiles(site.publicFolder, { [gatsbyFile(page)]: gatsbyPage(page, { body }) })

test('pages become flat files, so that their addresses need no slash', async () => {
  const site = gatsbySite({
    pages: { '/': {}, '/blog': {}, '/blog/first': { body: 'First' }, '/404': {}, '/404.html': {} },
  })
  await flattenPages(site)
  expect(read(site, 'blog/first.html')).toContain('<div id="___gatsby">First</div>')
  for (const file of ['index.html', 'blog.html', '404.html']) expect(exists(site, file)).toBe(true)
  for (const file of ['blog/index.html', 'blog/first', '404/404.html']) {
    expect(exists(site, file)).toBe(false)
  }
})

test('the second copy of the 404 page stays where Gatsby looks for it', async () => {
  const site = gatsbySite({ pages: { '/404': { body: 'copy' }, '/404.html': { body: 'page' } } })
  await flattenPages(site)
  expect(read(site, '404.html')).toContain('page')
  expect(read(site, '404/index.html')).toContain('copy')
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
    expect(read(site, file).match(/<script/g)).toHaveLength(1)
    expect(withoutScripts(read(site, file))).toBe(
      withoutScripts(page).replace(/\s+(?=<!-- slice-end)/, ''),
    )
  }
})

test('markup that no browser needs is removed', async () => {
  const head =
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5"/><meta name="description" content="Rest"/>'
  const body = '<link rel="preload" as="image" imageSrcSet="a 1w"/><img src="a"/>'
  const site = gatsbySite({ pages: { '/rest': { head, body } } })
  await flattenPages(site)
  const html = read(site, 'rest.html')
  for (const gone of ['ie=edge', 'Gatsby 5', 'imageSrcSet']) expect(html).not.toContain(gone)
  for (const kept of ['content="Rest"', '<img src="a"/>']) expect(html).toContain(kept)
})

test('flattening returns the indexable pages', async () => {
  const robots = (content: string) => ({
    head: `<meta data-gatsby-head="true" name="robots" content="${content}"/>`,
  })
  const site = gatsbySite({
    pages: {
      '/': {},
      '/saved': robots('noindex'),
      '/empty': { head: '<meta content="noindex, follow" name="robots"/>' },
      '/blog': robots('max-image-preview:large'),
      '/about': { head: '<meta name="description" content="What noindex means"/>' },
    },
  })
  expect((await flattenPages(site)).pages).toEqual([
    { path: '/', indexable: true, figures: [] },
    { path: '/saved', indexable: false, figures: [] },
    { path: '/empty', indexable: false, figures: [] },
    { path: '/blog', indexable: true, figures: [] },
    { path: '/about', indexable: true, figures: [] },
  ])
})

describe('a build on top of an older one', () => {
  test('keeps the pages that Gatsby did not write again', async () => {
    const site = gatsbySite({
      pages: {
        '/about': { body: 'Old', head: '<meta name="robots" content="noindex"/>' },
        '/blog': {},
      },
    })
    const first = await flattenPages(site)
    rebuild(site, '/blog', 'New')
    expect(await flattenPages(site)).toEqual(first)
    expect(read(site, 'about.html')).toContain('Old')
    expect(read(site, 'blog.html')).toContain('New')
  })

  test('removes deleted pages and no other file', async () => {
    const site = gatsbySite({ pages: { '/': {}, '/about': {}, '/blog/first': {} } })
    writeFiles(site.publicFolder, { 'verification.html': 'of a search engine' })
    await flattenPages(site)
    await flattenPages({ ...site, pages: ['/', '/blog/first'] })
    expect(exists(site, 'about.html')).toBe(false)
    for (const file of ['index.html', 'blog/first.html', 'verification.html']) {
      expect(exists(site, file)).toBe(true)
    }
  })

  test('removes deleted pages that Gatsby lost track of', async () => {
    const site = gatsbySite({ pages: { '/': {}, '/about': {} } })
    await flattenPages(site)
    await restorePages(site)
    await flattenPages({ ...site, pages: ['/'] })
    for (const file of ['about.html', 'about/index.html']) expect(exists(site, file)).toBe(false)
  })

  test('works without its list when the cache is new', async () => {
    const site = gatsbySite({ pages: { '/about': {} } })
    await flattenPages(site)
    rmSync(site.cacheFolder, { recursive: true })
    await flattenPages(site)
    expect(exists(site, 'about.html')).toBe(true)
  })
})

test('page data stays unchanged', async () => {
  const site = gatsbySite({ pages: { '/about': {} } })
  const before = read(site, 'page-data/about/page-data.json')
  await flattenPages(site)
  expect(read(site, 'page-data/about/page-data.json')).toBe(before)
})

test.each([
  ['script', '<script>steal()</script>', 'steal()'],
  ['script', '<script type="module">\nsteal()\n</script>', 'steal()'],
  ['style', '<style>body{display:none}</style>', 'body{display:none}'],
  ['event handler', '<img src="a.png" onerror="steal()"/>', 'onerror="steal()"'],
])('the build stops at an unknown inline %s', async (kind, body, start) => {
  const site = gatsbySite({ pages: { '/': {}, '/about': { body } } })
  await expect(flattenPages(site)).rejects.toThrow(
    `The page /about contains an inline ${kind} that the Content-Security-Policy would block, starting with "${start.slice(0, 60)}": move it into a file, or, if it is the same in every build, name it in src/publish/flat-pages/flatten-pages.ts.`,
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
