import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { writeHeaders } from '../../../src/publish/headers/write-headers'
import { headersFor, hostRulesOf } from '../../../tools/host/host-rules'
import { gatsbySite } from '../gatsby-site'

const site = gatsbySite({
  pages: { '/': {}, '/about': {}, '/blog': {}, '/blog/first': {}, '/404': {}, '/404.html': {} },
})
const headersFile = path.join(site.publicFolder, '_headers')

beforeAll(async () => {
  const { inline } = await flattenPages(site)
  await writeHeaders(site, inline)
})

const headersAt = async (address: string) =>
  headersFor(await hostRulesOf(site.publicFolder)(), address, 200)

test.each([
  '/app-0123456789abcdef0123.js',
  '/styles.aaaabbbbccccdddd0000.css',
  '/fonts/archivo-expanded-800-0123abcd.woff2',
  '/static/0a1b2c/photo.avif',
])('%s is cached for a year', async (address) => {
  expect((await headersAt(address))['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/',
  '/about',
  '/blog',
  '/blog/first',
  '/page-data/blog/first/page-data.json',
  '/page-data/app-data.json',
  '/offline-worker.js',
  '/offline/first-plates-beginner.json',
])('%s is revalidated each time', async (address) => {
  expect((await headersAt(address))['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('text versions stay out of search results, their pages do not', async () => {
  for (const address of ['/blog/first.md', '/workouts/a.md', '/workouts/a.json']) {
    expect(await headersAt(address)).toHaveProperty('x-robots-tag', 'noindex')
  }
  for (const address of ['/blog/first', '/workouts/a', '/workouts/a.pdf', '/rss.xml']) {
    expect(await headersAt(address)).not.toHaveProperty('x-robots-tag')
  }
})

test('no address gets a header twice, so no host has to choose or join', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [headersFile],
    configHeaders: [],
    minimal: false,
  })
  expect(errors).toEqual([])
  const addresses = [
    '/',
    '/about',
    '/blog',
    '/blog/first',
    '/blog/first.md',
    '/workouts/a.json',
    '/404.html',
    '/404-0123456789abcdef0123.js',
    '/app-0123456789abcdef0123.js',
    '/static/a.avif',
    '/fonts/a.woff2',
    '/page-data/index/page-data.json',
    '/offline-worker.js',
    '/worker-0123456789abcdef0123.js',
  ]
  for (const address of addresses) {
    const names = headers.flatMap((rule) =>
      'forRegExp' in rule && rule.forRegExp.test(address) ? Object.keys(rule.values) : [],
    )
    expect(names).toEqual([...new Set(names)])
  }
})

test("the file stays within Cloudflare's limits: 100 rules, 2,000 characters per line", () => {
  const lines = readFileSync(headersFile, 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
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
  const rules = readFileSync(path.join(site.publicFolder, 'speculation-rules.json'), 'utf8')
  expect(Object.keys(JSON.parse(rules))).toEqual(['prerender'])
})

test('files without a content hash are not immutable', async () => {
  for (const address of ['/app-0123456789abcdef0123.js.map', '/sw.js', '/webpack.stats.json']) {
    expect((await headersAt(address))['cache-control']).not.toContain('immutable')
  }
})
