import { flattenPages } from '../../../src/publish/flat-pages/flatten-pages'
import { restorePages } from '../../../src/publish/flat-pages/restore-pages'
import { writeFiles } from '../../support/temporary-folder'
import { firstScript, gatsbySite, hash, readPublic } from '../gatsby-site'

const pages = { '/': {}, '/blog/first': {} }

test('a page fetches no script before intent, and lists them for the first script', async () => {
  const site = gatsbySite({ pages })
  await flattenPages(site)
  const scriptsOf = (file: string) => readPublic(site, file).match(/<script\b[^>]*>/g)
  expect(scriptsOf('blog/first.html')).toEqual([
    '<script id="first-script" data-page="/blog/first" ' +
      `data-hash="${hash}" ` +
      'data-runtime="/webpack-runtime-0123456789abcdef0123.js" ' +
      'data-files="/app-0123456789abcdef0123.js /component---src-page-tsx-0123456789abcdef0123.js ' +
      '/page-data/blog/first/page-data.json /page-data/app-data.json /page-data/sq/d/2596029849.json ' +
      '/styles.aaaabbbbccccdddd0000.css">',
  ])
  expect(scriptsOf('index.html')?.[0]).toContain('/page-data/index/page-data.json')
  expect(readPublic(site, 'index.html')).toContain(`>${firstScript}</script></head>`)

  const first = readPublic(site, 'blog/first.html')
  restorePages(site)
  await flattenPages(site)
  expect(readPublic(site, 'blog/first.html')).toBe(first)
})

test.each([
  [
    'without a first script from webpack',
    { 'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: [] } }) },
    'webpack emitted no file for first-script',
  ],
  [
    'at a page without a place for scripts',
    { 'index.html': '<html><head></head><body></body></html>' },
    '/ does not say where Gatsby puts its scripts: see page-markup.ts.',
  ],
])('the build stops %s', async (_what, files, message) => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, files as Record<string, string>)
  await expect(flattenPages(site)).rejects.toThrow(message)
})

test("pages carry a hash of webpack's output, not webpack's own hash", async () => {
  const site = gatsbySite({ pages })
  const appData = '{"webpackCompilationHash":"another"}'
  writeFiles(site.publicFolder, { 'page-data/app-data.json': appData })
  await flattenPages(site)
  expect(readPublic(site, 'index.html')).toContain(`data-hash="${hash}"`)
  expect(readPublic(site, 'page-data/app-data.json')).toBe(appData.replace('another', hash))
})
