import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltSite } from '../../../src/documents/built-site'
import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { firstScript, gatsbySite, hash } from '../gatsby-site'

const pages = { '/': {}, '/blog/first': {} }

const read = (site: BuiltSite, file: string) =>
  readFileSync(path.join(site.publicFolder, file), 'utf8')

/** All script elements of a page, as written. */
const scriptsOf = (site: BuiltSite, file: string) => read(site, file).match(/<script\b[^>]*>/g)

test('a page fetches no script before intent, and lists them for the first script', async () => {
  const site = gatsbySite({ pages })
  await flattenPages(site)
  expect(scriptsOf(site, 'blog/first.html')).toEqual([
    '<script id="first-script" data-page="/blog/first" ' +
      `data-hash="${hash}" ` +
      'data-runtime="/webpack-runtime-0123456789abcdef0123.js" ' +
      'data-files="/app-0123456789abcdef0123.js /component---src-page-tsx-0123456789abcdef0123.js ' +
      '/page-data/blog/first/page-data.json /page-data/app-data.json /page-data/sq/d/2596029849.json ' +
      '/styles.aaaabbbbccccdddd0000.css">',
  ])
  expect(scriptsOf(site, 'index.html')?.[0]).toContain('/page-data/index/page-data.json')
  expect(read(site, 'index.html')).toContain(`>${firstScript}</script></head>`)
})

test('a build over an older one gives the same pages', async () => {
  const site = gatsbySite({ pages })
  await flattenPages(site)
  const first = read(site, 'blog/first.html')
  await restorePages(site)
  await flattenPages(site)
  expect(read(site, 'blog/first.html')).toBe(first)
})

test('the build stops without a first script from webpack', async () => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, {
    'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: [] } }),
  })
  await expect(flattenPages(site)).rejects.toThrow('webpack emitted no file for first-script')
})

test('the build stops at a page without a place for scripts and names the responsible file', async () => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, { 'index.html': '<html><head></head><body></body></html>' })
  await expect(flattenPages(site)).rejects.toThrow(
    '/ does not say where Gatsby puts its scripts: see page-markup.ts.',
  )
})

test("pages carry a hash of webpack's output, not webpack's own hash", async () => {
  const site = gatsbySite({ pages })
  const appData = '{"webpackCompilationHash":"another"}'
  writeFiles(site.publicFolder, { 'page-data/app-data.json': appData })
  await flattenPages(site)
  expect(read(site, 'index.html')).toContain(`data-hash="${hash}"`)
  expect(read(site, 'page-data/app-data.json')).toBe(appData.replace('another', hash))
})
