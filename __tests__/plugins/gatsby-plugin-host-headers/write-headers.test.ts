import * as hostHeaders from '../../../plugins/gatsby-plugin-host-headers/gatsby-node'
import { headersFor, hostRulesOf } from '../../../tools/host/host-rules'
import { gatsbySite, readPublic } from '../../post-build/gatsby-site'
import { writeFiles } from '../../support/temporary-folder'
import { postBuild } from '../run-hook'

const site = gatsbySite({
  pages: {
    '/': {},
    '/about': {},
    '/about-me': {},
    '/blog': {},
    '/blog/first': {},
    '/404': {},
    '/404.html': {},
  },
})

const build = () =>
  postBuild(hostHeaders, site, {
    immutable: ['/fonts/*', '/component---*'],
    headers: { '/workouts/*.json': { 'x-robots-tag': 'noindex' } },
  })

beforeAll(async () => {
  // From static, or from another plugin.
  writeFiles(site.publicFolder, { _headers: '/*\n  x-own: kept\n' })
  await build()
})

const headersAt = async (address: string) =>
  headersFor(await hostRulesOf(site.publicFolder)(), address, 200)

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

test.each([
  ['/app-0123456789abcdef0123.js', FOREVER],
  ['/component---src-page-tsx-0123456789abcdef0123.js', FOREVER],
  ['/styles.aaaabbbbccccdddd0000.css', FOREVER],
  ['/fonts/archivo-expanded-800-0123abcd.woff2', FOREVER],
  ['/static/0a1b2c/photo.avif', FOREVER],
  ['/', REVALIDATE],
  ['/page-data/blog/first/page-data.json', REVALIDATE],
  ['/app-0123456789abcdef0123.js.map', REVALIDATE],
])('%s has the cache-control %s', async (address, lifetime) => {
  expect((await headersAt(address))['cache-control']).toBe(lifetime)
})

test('the headers in the options apply to their pattern only', async () => {
  expect(await headersAt('/workouts/a.json')).toHaveProperty('x-robots-tag', 'noindex')
  expect(await headersAt('/workouts/a')).not.toHaveProperty('x-robots-tag')
})

test('a script that a pattern covers has no rule of its own', () => {
  expect(readPublic(site, '_headers')).toContain('\n/component---*\n')
  expect(readPublic(site, '_headers')).not.toContain('\n/component---src')
})

test('headers of others stay, and a build on top of an older one writes the same file', async () => {
  expect(await headersAt('/about')).toHaveProperty('x-own', 'kept')
  const first = readPublic(site, '_headers')
  await build()
  expect(readPublic(site, '_headers')).toBe(first)
})

test('no address gets a header twice, so no host has to choose or join', async () => {
  const { headers } = await hostRulesOf(site.publicFolder)()
  for (const address of [
    '/',
    '/about-me',
    '/workouts/a.json',
    '/404-0123456789abcdef0123.js',
    '/app-0123456789abcdef0123.js',
    '/component---src-page-tsx-0123456789abcdef0123.js',
    '/page-data/index/page-data.json',
    '/worker-0123456789abcdef0123.js',
  ]) {
    const rules = headers.filter(({ forRegExp }) => forRegExp.test(address))
    const names = rules.flatMap(({ values }) => Object.keys(values))
    expect(names).toEqual([...new Set(names)])
  }
})
