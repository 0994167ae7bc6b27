import * as lazyHydration from '../../../plugins/gatsby-plugin-lazy-hydration/gatsby-node'
import {
  gatsbyPage,
  gatsbySite,
  hash,
  inlineScript,
  readPublic,
} from '../../post-build/gatsby-site'
import { writeFiles } from '../../support/temporary-folder'
import { postBuild } from '../run-hook'

const pages = { '/': {}, '/blog/first': { body: 'First' } }

test('a page fetches no script before intent, and lists them for the inline script', () => {
  const site = gatsbySite({ pages })
  postBuild(lazyHydration, site)
  const scriptsOf = (file: string) => readPublic(site, file).match(/<script id="inline-[^>]*>/g)
  expect(scriptsOf('blog/first/index.html')).toEqual([
    `<script id="inline-script" data-hash="${hash}" ` +
      'data-runtime="/webpack-runtime-0123456789abcdef0123.js" ' +
      'data-files="/app-0123456789abcdef0123.js /component---src-page-tsx-0123456789abcdef0123.js ' +
      '/page-data/blog/first/page-data.json? /page-data/app-data.json /page-data/sq/d/2596029849.json">',
  ])
  expect(scriptsOf('index.html')?.[0]).toContain('/page-data/index/page-data.json')
  expect(readPublic(site, 'index.html')).toContain(`>${inlineScript}</script></head>`)

  const first = readPublic(site, 'blog/first/index.html')
  postBuild(lazyHydration, site)
  expect(readPublic(site, 'blog/first/index.html')).toBe(first)
})

test('the data of a page for all queries is at one address, and a late style sheet loads with the app', () => {
  const site = gatsbySite({ pages: { '/': { head: '<style data-late-sheet="/a.css"></style>' } } })
  const file = 'page-data/index/page-data.json'
  const data = { ...JSON.parse(readPublic(site, file)), matchPath: '/' }
  writeFiles(site.publicFolder, { [file]: JSON.stringify(data) })
  postBuild(lazyHydration, site)
  expect(readPublic(site, 'index.html')).toMatch(
    / \/page-data\/index\/page-data\.json \/page-data.*\.json \/a\.css">/,
  )
})

test("only Gatsby's scripts are removed", () => {
  const site = gatsbySite({ pages })
  postBuild(lazyHydration, site)
  const html = readPublic(site, 'blog/first/index.html')
  expect(html).not.toContain('gatsby-chunk-mapping')
  expect(html.replace(/<script id="inline-script".*?<\/script>/, '')).toBe(
    gatsbyPage('/blog/first', { body: 'First' }).replace(
      /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*(?=<!-- slice-end)/s,
      '',
    ),
  )
})

test.each([
  [
    'without a inline script from webpack',
    {
      'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: [] } }),
    },
    'webpack emitted no file for inline-script',
  ],
  [
    'at a page without a place for scripts',
    { 'index.html': '<html><head></head><body></body></html>' },
    '/ does not say where Gatsby puts its scripts: see page-markup.ts.',
  ],
])('the build stops %s', (_what, files, message) => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, files as Record<string, string>)
  expect(() => postBuild(lazyHydration, site)).toThrow(message)
})

test('every page names the prerendering rules in a header, beside the headers of others', () => {
  const site = gatsbySite({ pages })
  writeFiles(site.publicFolder, { _headers: '/a\n  b: c\n' })
  postBuild(lazyHydration, site)
  postBuild(lazyHydration, site)
  expect(readPublic(site, '_headers')).toBe(
    '/*\n  speculation-rules: "/speculation-rules.json"\n\n/speculation-rules.json\n  content-type: application/speculationrules+json\n\n/a\n  b: c\n',
  )
  expect(Object.keys(JSON.parse(readPublic(site, 'speculation-rules.json')))).toEqual(['prerender'])
})
