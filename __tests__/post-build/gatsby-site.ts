import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompletePlan } from '../../src/content/derive/complete-plan'
import type { PublishedSettings } from '../../src/content/published-content'
import type { Exercise } from '../../src/content/schema/exercise'
import type { SiteSettings } from '../../src/content/schema/site'
import { standardWords } from '../../src/content/schema/site-brand'
import type { BuiltArticle, BuiltSite } from '../../src/documents/built-site'
import { sampleEmergency } from '../support/sample-emergency'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'

/** The style sheet of the fake build. */
export const css = 'body{color:#10161b}'

const chunkMap = '{"app":["/app-0123456789abcdef0123.js"]}'

/** The script in every page's head. */
export const inlineScript = 'document.documentElement.dataset.scripted=""'

const component = 'component---src-page-tsx'

/** Webpack's output files, by chunk. */
export const filesByChunk = {
  app: [
    'webpack-runtime-0123456789abcdef0123.js',
    'app-0123456789abcdef0123.js',
    'styles.aaaabbbbccccdddd0000.css',
  ],
  [component]: ['app-0123456789abcdef0123.js', 'component---src-page-tsx-0123456789abcdef0123.js'],
  'inline-script': ['inline-script-0123456789abcdef0123.js'],
  worker: ['worker-0123456789abcdef0123.js'],
}

/** The build's hash. */
export const hash = '0123456789abcdef0123'

/** Page data as Gatsby writes it. `chunk` is the template's. */
export const pageData = (page: string, chunk = component) => ({
  [`page-data/${page === '/' ? 'index' : page}/page-data.json`]: JSON.stringify({
    componentChunkName: chunk,
    path: page,
    staticQueryHashes: ['2596029849'],
  }),
})

/** Gatsby's inline script with the names of webpack's files. */
export const chunkMapping = `
            window.___chunkMapping=${JSON.stringify(chunkMap)};
          `

/** The end of each page of Gatsby 5.16, copied from public/_gatsby/slices. */
export const scriptsSlice = `
          <script
            id="gatsby-chunk-mapping"
          >${chunkMapping}</script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/app-0123456789abcdef0123.js" async></script>`

/** A page as Gatsby 5.16 writes it, with these contents of head and body. */
export const gatsbyPage = (page: string, { head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}<style data-href="/styles.aaaabbbbccccdddd0000.css" data-identity="gatsby-global-css">${css}</style></head><body><div id="___gatsby">${body}</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(page)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${scriptsSlice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`

/** Gatsby's other output that the post-build steps read. */
const buildFiles = {
  'chunk-map.json': chunkMap,
  'page-data/app-data.json': JSON.stringify({ webpackCompilationHash: hash }),
  'webpack.stats.json': JSON.stringify({ assetsByChunkName: filesByChunk }),
  'inline-script-0123456789abcdef0123.js': `${inlineScript}\n//# sourceMappingURL=inline-script.js.map`,
  'worker-0123456789abcdef0123.js': 'self.works=true',
  'styles.aaaabbbbccccdddd0000.css': css,
  'app-0123456789abcdef0123.js': 'app',
  'app-0123456789abcdef0123.js.map': '{}',
  '_gatsby/slices/_gatsby-scripts-1.html': scriptsSlice,
}

/** The path Gatsby writes a page to. */
export const gatsbyFile = (page: string) =>
  page.endsWith('.html') ? page : path.join(page, 'index.html')

const settings: PublishedSettings = {
  ...(JSON.parse(readFileSync('__tests__/support/content/site.json', 'utf8')) as SiteSettings),
  mark: undefined,
  icon: undefined,
  loadLine: true,
  words: standardWords,
  name: 'Loadline',
  url: 'https://loadline.example',
  tagline: 'Train Smart. Build Strong.',
  description: 'Structured training plans & plain-spoken articles.',
  author: 'Loadline Coaching',
  copyrightYear: 2025,
  forms: 'none',
  imageHost: 'images.unsplash.com',
  units: undefined,
  safety: undefined,
}

/** A freshly built Gatsby site in a temporary folder. `pages` has the parts of their HTML by address. */
export function gatsbySite({
  pages = { '/': {} },
  articles = [],
  plans = [],
  exercises = [],
}: {
  pages?: Record<string, { head?: string; body?: string }>
  articles?: (BuiltArticle & { html?: string })[]
  plans?: CompletePlan[]
  exercises?: Exercise[]
} = {}): BuiltSite {
  const root = temporaryFolder()
  const site: BuiltSite = {
    publicFolder: path.join(root, 'public'),
    cacheFolder: path.join(root, 'cache'),
    settings,
    articles,
    guides: [],
    ownPages: [],
    plans,
    exercises,
    people: [],
    redirects: [],
    emergency: sampleEmergency,
    search: { synonyms: [], health: [] },
    pages: Object.keys(pages),
  }
  writeFiles(site.publicFolder, buildFiles)
  for (const [page, parts] of Object.entries(pages)) {
    writeFiles(site.publicFolder, {
      [gatsbyFile(page)]: gatsbyPage(page, parts),
      ...pageData(page),
    })
  }
  for (const { slug, html = '<h2 id="begin">Begin</h2><p>Walk first.</p>' } of articles) {
    const file = `page-data/blog/${slug}/page-data.json`
    writeFiles(site.publicFolder, {
      [file]: JSON.stringify({ result: { data: { article: { html } } } }),
    })
  }
  return site
}

/** The text of a file in a site's public folder. */
export const readPublic = ({ publicFolder }: Pick<BuiltSite, 'publicFolder'>, file: string) =>
  readFileSync(path.join(publicFolder, file), 'utf8')
