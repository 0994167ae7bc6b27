import * as lateStart from '../../../plugins/gatsby-plugin-late-start/gatsby-node'
import { firstScript, gatsbyPage, gatsbySite, hash, readPublic } from '../../publish/gatsby-site'
import { writeFiles } from '../../support/temporary-folder'
import { postBuild } from '../run-hook'

const pages = { '/': {}, '/blog/first': { body: 'First' } }

test('a page fetches no script before intent, and lists them for the first script', () => {
  const site = gatsbySite({ pages })
  postBuild(lateStart, site)
  const scriptsOf = (file: string) => readPublic(site, file).match(/<script id="first-[^>]*>/g)
  expect(scriptsOf('blog/first/index.html')).toEqual([
    `<script id="first-script" data-hash="${hash}" ` +
      'data-runtime="/webpack-runtime-0123456789abcdef0123.js" ' +
      'data-files="/app-0123456789abcdef0123.js /component---src-page-tsx-0123456789abcdef0123.js ' +
      '/page-data/blog/first/page-data.json /page-data/app-data.json /page-data/sq/d/2596029849.json ' +
      '/styles.aaaabbbbccccdddd0000.css">',
  ])
  expect(scriptsOf('index.html')?.[0]).toContain('/page-data/index/page-data.json')
  expect(readPublic(site, 'index.html')).toContain(`>${firstScript}</script></head>`)

  const first = readPublic(site, 'blog/first/index.html')
  postBuild(lateStart, site)
  expect(readPublic(site, 'blog/first/index.html')).toBe(first)
})

test("only Gatsby's scripts are removed", () => {
  const site = gatsbySite({ pages })
  postBuild(lateStart, site)
  const html = readPublic(site, 'blog/first/index.html')
  expect(html).not.toContain('gatsby-chunk-mapping')
  expect(html.replace(/<script id="first-script".*?<\/script>/, '')).toBe(
    gatsbyPage('/blog/first', { body: 'First' }).replace(
      /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*(?=<!-- slice-end)/s,
      '',
    ),
  )
})

test.each([
  [
    'without a first script from webpack',
    {
      'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: ['styles.0.css'] } }),
      'styles.0.css': '',
    },
    'webpack emitted no file for first-script',
  ],
  [
    'at a page without a place for scripts',
    { 'index.html': '<html><head></head><body></body></html>' },
    '/ does not say where Gatsby puts its scripts: see page-markup.ts.',
  ],
])('the build stops %s', (_what, files, message) => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, files as Record<string, string>)
  expect(() => postBuild(lateStart, site)).toThrow(message)
})

test('every page names the prerendering rules in a header, beside the headers of others', () => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, { _headers: '/a\n  b: c\n' })
  postBuild(lateStart, site)
  postBuild(lateStart, site)
  expect(readPublic(site, '_headers')).toBe(
    '/*\n  speculation-rules: "/speculation-rules.json"\n\n/speculation-rules.json\n  content-type: application/speculationrules+json\n\n/a\n  b: c\n',
  )
  expect(Object.keys(JSON.parse(readPublic(site, 'speculation-rules.json')))).toEqual(['prerender'])
})
