import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { writeHeaders } from '../../../src/publish/headers/write-headers'
import { headersFor, hostRulesOf } from '../../../tools/host/host-rules'
import { gatsbySite, readPublic } from '../gatsby-site'

const site = gatsbySite({
  pages: { '/': {}, '/about': {}, '/blog': {}, '/blog/first': {}, '/404': {}, '/404.html': {} },
})

beforeAll(async () => {
  const { inline } = await flattenPages(site)
  await writeHeaders(site, inline)
})

const headersAt = async (address: string) =>
  headersFor(await hostRulesOf(site.publicFolder)(), address, 200)

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

test.each([
  ['/app-0123456789abcdef0123.js', FOREVER],
  ['/styles.aaaabbbbccccdddd0000.css', FOREVER],
  ['/fonts/archivo-expanded-800-0123abcd.woff2', FOREVER],
  ['/static/0a1b2c/photo.avif', FOREVER],
  ['/', REVALIDATE],
  ['/page-data/blog/first/page-data.json', REVALIDATE],
  ['/offline-worker.js', REVALIDATE],
  ['/offline/first-plates-beginner.json', REVALIDATE],
  ['/app-0123456789abcdef0123.js.map', REVALIDATE],
])('%s has the cache-control %s', async (address, lifetime) => {
  expect((await headersAt(address))['cache-control']).toBe(lifetime)
})

test('data stays out of search results, pages and documents do not', async () => {
  for (const address of ['/workouts/a.json', '/exercises/library.json']) {
    expect(await headersAt(address)).toHaveProperty('x-robots-tag', 'noindex')
  }
  for (const address of ['/blog/first', '/workouts/a', '/workouts/a.pdf', '/rss.xml']) {
    expect(await headersAt(address)).not.toHaveProperty('x-robots-tag')
  }
})

test('no address gets a header twice, so no host has to choose or join', async () => {
  const { headers } = await hostRulesOf(site.publicFolder)()
  for (const address of [
    '/',
    '/workouts/a.json',
    '/404-0123456789abcdef0123.js',
    '/app-0123456789abcdef0123.js',
    '/page-data/index/page-data.json',
    '/offline-worker.js',
    '/worker-0123456789abcdef0123.js',
  ]) {
    const rules = headers.filter(({ forRegExp }) => forRegExp.test(address))
    const names = rules.flatMap(({ values }) => Object.keys(values))
    expect(names).toEqual([...new Set(names)])
  }
})

test('only pages link to the prerendering rules', async () => {
  for (const address of ['/', '/about', '/blog/first']) {
    expect(await headersAt(address)).toHaveProperty(
      'speculation-rules',
      '"/speculation-rules.json"',
    )
  }
  expect(await headersAt('/app-0123456789abcdef0123.js')).not.toHaveProperty('speculation-rules')
  expect((await headersAt('/speculation-rules.json'))['content-type']).toBe(
    'application/speculationrules+json',
  )
  const rules = JSON.parse(readPublic(site, 'speculation-rules.json'))
  expect(Object.keys(rules)).toEqual(['prerender'])
})
