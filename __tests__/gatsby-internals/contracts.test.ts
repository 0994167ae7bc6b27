import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pageDataOf, startFiles } from '../../src/gatsby-internals/app-files'
import * as excluded from '../../src/gatsby-internals/excluded'
import { excludedModuleAliases, matchPathsList } from '../../src/gatsby-internals/excluded-modules'
import { modernMinimizers } from '../../src/gatsby-internals/modern-minimizers'
import { chunksOf, withoutUnusedMarkup } from '../../src/gatsby-internals/page-markup'
import * as structuredData from '../../src/shell/structured-data'
import { temporaryFolder } from '../support/temporary-folder'

/**
 * Undocumented behavior of the installed Gatsby that src/gatsby-internals depends on. A test that
 * fails after an upgrade says what changed; the file it names says why that matters.
 */

const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
const sourceOf = (file: string) => readFileSync(ofGatsby.resolve(`gatsby/${file}`), 'utf8')

/** Fails with the sentence if Gatsby's output changed. */
function expectSame(sentence: string, found: unknown, expected: unknown) {
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${sentence} (${JSON.stringify(found)}, not ${JSON.stringify(expected)})`)
  }
}

/** Whether a call fails with a sentence that names excluded-modules.ts. */
function explainsItself(call: () => unknown): boolean {
  try {
    call()
    return false
  } catch (error) {
    return String(error).includes('excluded-modules.ts')
  }
}

const LEFT_OUT = "excluded-modules.ts: Gatsby's import of what we leave out has changed"
const METHODS = "page-loader.ts: the loader's methods have changed"
const LOADS = 'page-loader.ts: the app no longer asks the loader for pages'
const MARKERS = "page-markup.ts: Gatsby's markup for the place of its scripts has changed"
const NOT_FOUND = 'page-markup.ts: Gatsby no longer copies /404 to /404.html, which hosts send'
const HASH = "build-hash.ts: Gatsby's code that writes the build hash has changed"
const ADDRESSES = 'app-files.ts: the app fetches its data from other addresses'

/** Texts in files of Gatsby, and which of our files fails without them, and how. */
const texts = {
  'cache-dir/gatsby-browser-entry.js': {
    'export * from "gatsby-script"': LEFT_OUT,
    'export {\n  Link,\n  withPrefix,\n  withAssetPrefix,\n  navigate,\n  parsePath,\n} from "gatsby-link"':
      LEFT_OUT,
    'export { default as PageRenderer } from "./public-page-renderer"': LEFT_OUT,
    'export { useScrollRestoration } from "gatsby-react-router-scroll"': LEFT_OUT,
  },
  'cache-dir/navigation.js': {
    'import { parsePath } from "gatsby-link"': LEFT_OUT,
    'window.___navigate = (to, options) => navigate(to, options)': LEFT_OUT,
    'import loader': LOADS,
    'getSavedScrollPosition: args => [\n      0,':
      'should-update-scroll.ts: Gatsby gives the saved scroll position in another form',
  },
  'cache-dir/ensure-resources.js': { 'import loader': LOADS },
  'cache-dir/loader.js': {
    'import prefetchHelper from "./prefetch"': LEFT_OUT,
    'this.prefetchDisabled = apiRunner(`disableCorePrefetching`)':
      'excluded-modules.ts: Gatsby no longer asks disableCorePrefetching before it prefetches',
    'loadPage: rawPath =>': METHODS,
    'loadPageSync: (rawPath, options = {}) =>': METHODS,
    'Object.assign(loadObj, { pagePath: `/404.html`, notFound: true })':
      'unknown-pages.ts: Gatsby shows another page than /404.html at unknown addresses',
    'const fixedPath = path === `/` ? `index` : stripSurroundingSlashes(path)': ADDRESSES,
    '/page-data/${fixedPath': ADDRESSES,
    '/page-data/sq/d/${staticQueryHash': ADDRESSES,
    '/page-data/app-data.json': ADDRESSES,
  },
  'cache-dir/production-app.js': {
    '`registerServiceWorker`).filter(Boolean).length > 0) {\n    require(`./register-service-worker`)':
      LEFT_OUT,
    'window.___loader = publicLoader':
      "page-loader.ts: Gatsby's loader is no longer window.___loader",
    'publicLoader.loadPage(':
      'page-loader.ts: Gatsby no longer loads the first page with publicLoader',
    'apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0] ||\n      defaultRenderer':
      'replace-hydrate-function.ts: it can no longer take over, and a tap waits for the whole page',
    'renderer(<App />, rootElement)':
      'replace-hydrate-function.ts: Gatsby no longer passes it the app and its element',
    'pageResources={pageResources}':
      'wrap-page-element.tsx: pages get no pageResources, and the layout uses the address bar',
  },
  'cache-dir/static-entry.js': {
    'sliceId: `_gatsby-scripts`': MARKERS,
    'data-identity={`gatsby-global-css`}\n            dangerouslySetInnerHTML={{\n              __html: style.content':
      "page-markup.ts: Gatsby's markup for the style sheet has changed",
    '/*<![CDATA[*/window.pagePath=${JSON.stringify(':
      'page-markup.ts: Gatsby names the page in another inline script',
  },
  'cache-dir/head/head-export-handler-for-ssr.js': {
    '"data-gatsby-head": true':
      "head-elements.ts: Gatsby's markup for a page's head elements has changed",
  },
  'cache-dir/head/head-export-handler-for-browser.js': {
    'document.querySelectorAll(`[data-gatsby-head]`)':
      "head-elements.ts: Gatsby's selector for a page's head elements has changed",
  },
  'dist/internal-plugins/partytown/gatsby-browser.js': {
    'if (process.env.NODE_ENV !== `development`) {\n    return;':
      'excluded-modules.ts: the partytown plugin, which is left out, now has a build step',
  },
  'dist/internal-plugins/prod-404-500/gatsby-node.js': {
    '/^\\/?(404|500)\\/?$/.exec(action.payload.path)': NOT_FOUND,
    'path: `/${status': NOT_FOUND,
  },
  'dist/services/initialize.js': {
    'const cacheIsCorrupt = cacheDirExists && !publicDirExists;':
      'stale-build.ts: Gatsby no longer empties its cache where the public folder is missing',
  },
  'dist/utils/app-data.js': { webpackCompilationHash: HASH },
  'dist/utils/gatsby-webpack-stats-extractor.js': {
    'window.___webpackCompilationHash="$': HASH,
  },
  'dist/utils/slices/stitching.js': {
    '<!-- slice-start id="$': MARKERS,
    '<!-- slice-end id="$': MARKERS,
  },
  'dist/utils/webpack.config.js': {
    'app: directoryPath(`.cache/production-app`)':
      'chunk-for.ts: the code that every page loads is no longer called app',
    'envObject.BUILD_STAGE = JSON.stringify(stage)':
      'page-head.tsx: structured data would be written in the browser',
  },
}

test.each(
  Object.entries(texts).flatMap(([file, found]) =>
    Object.entries(found).map(([text, sentence]) => [file, text, sentence]),
  ),
)('%s has %s', (file = '', text = '', sentence = '') => {
  if (!sourceOf(file).includes(text)) throw new Error(sentence)
})

test('excluded-modules.ts: every replaced file exists', () => {
  const root = path.resolve('.')
  for (const [replaced, by] of Object.entries(excludedModuleAliases(root))) {
    if (by && !existsSync(by)) throw new Error(`${by}, which replaces ${replaced}, is gone`)
    const file = replaced.replace(
      path.join(root, '.cache'),
      path.dirname(ofGatsby.resolve('gatsby/cache-dir/loader.js')),
    )
    if (path.isAbsolute(file) && !existsSync(file)) {
      throw new Error(`${file} is gone, so that nothing is left out in its place`)
    }
  }
})

test('excluded.ts: every excluded export explains itself when called', () => {
  const exported = (module: object) =>
    Object.entries(module).filter(([name]) => name !== '__esModule')
  const byName = new Map<string, () => never>(exported(excluded))
  for (const [name] of exported(structuredData)) {
    if (!byName.has(name)) throw new Error(`excluded.ts does not export ${name}`)
  }
  for (const [name, call] of byName) {
    if (!explainsItself(call)) throw new Error(`${name} of excluded.ts does not say so`)
  }
})

test('excluded-on-import.ts: an excluded module explains itself when loaded', () => {
  const load = () => jest.requireActual('../../src/gatsby-internals/excluded-on-import')
  if (!explainsItself(load)) throw new Error('excluded-on-import.ts does not say so')
})

test('unknown-pages.ts: the list of match paths is a separate file', () => {
  const [, name] =
    /import matchPaths from "([^"]+)"/.exec(sourceOf('cache-dir/production-app.js')) ?? []
  if (!name || !matchPathsList.test(name)) {
    throw new Error('Gatsby imports its list of match paths under another name')
  }
})

test('modern-minimizers.ts: the script minifier has the expected class name', () => {
  const { createWebpackUtils } = ofGatsby('gatsby/dist/utils/webpack-utils')
  const { plugins } = createWebpackUtils('build-javascript', { directory: process.cwd() })
  const minimizers = [plugins.minifyJs(), plugins.minifyCss()]
  const [scripts, runtime, styles] = modernMinimizers(minimizers, plugins.minifyJs)
  if (scripts === minimizers[0]) throw new Error('Gatsby minifies scripts with another plugin')
  if (styles !== minimizers[1]) throw new Error('Gatsby minifies style sheets with the same plugin')
  const { options } = runtime as { options?: { include?: RegExp } }
  if (String(options?.include) !== '/webpack-runtime/') {
    throw new Error('plugins.minifyJs no longer hands include to the plugin that minifies')
  }
  if (!JSON.stringify(scripts).includes('"ecma":2020')) {
    throw new Error('plugins.minifyJs no longer hands terserOptions to the plugin that minifies')
  }
})

test('chunk-for.ts: page chunks are named component---', () => {
  const { generateComponentChunkName } = ofGatsby('gatsby/dist/utils/js-chunk-names')
  const name: string = generateComponentChunkName(path.resolve('src/templates/plan.tsx'))
  if (!name.startsWith('component---') || !chunksOf('plan').test(name)) {
    throw new Error(`Gatsby's name for a page's code has changed: ${name}`)
  }
})

test('page-markup.ts: finds the script that differs per page', () => {
  const source = sourceOf('cache-dir/static-entry.js')
  const [, id] =
    /id=\{`([^`]+)`\}\n\s*dangerouslySetInnerHTML=\{\{\n\s*__html: windowPageData/.exec(source) ??
    []
  const script = `<script id="${id}">/*<![CDATA[*/window.pagePath="/blog";/*]]>*/</script>`
  expectSame('Gatsby names the page in another element', withoutUnusedMarkup(script), '')
})

describe('app-files.ts', () => {
  const page = { componentChunkName: 'component---src-pages-index-tsx', staticQueryHashes: ['1'] }

  /** Makes Gatsby write a page's data and name that file and a static query's file. */
  function filesOf(address: string) {
    const { generatePageDataPath } = ofGatsby('gatsby-core-utils/page-data')
    const { constructPageDataString } = ofGatsby('gatsby/dist/utils/page-data-helpers')
    const { getStaticQueryPath } = ofGatsby('gatsby/dist/utils/static-query-utils')
    const pageData = constructPageDataString({ ...page, path: address }, '{}', new Map(), new Map())
    return {
      pageFile: generatePageDataPath('/', address),
      queryFile: `/${getStaticQueryPath('1')}`,
      folder: temporaryFolder({ [generatePageDataPath('', address)]: pageData }),
    }
  }

  test.each([
    ['/', '/page-data/index/page-data.json'],
    ['/blog/first', '/page-data/blog/first/page-data.json'],
  ])('the data of %s is at the address the app fetches', (address, file) => {
    const { folder, pageFile, queryFile } = filesOf(address)
    expectSame("Gatsby writes a page's data elsewhere", pageFile, file)
    const chunks = { app: ['webpack-runtime-0.js', 'styles.0.css'] }
    const [data, , query] = startFiles(folder, chunks, address).files
    expectSame('The app is told to fetch other data than Gatsby writes', data, file)
    expectSame('Gatsby writes the data of a static query elsewhere', queryFile, query)
  })

  test("a page's data names the page's chunk and static queries", () => {
    const { componentChunkName, staticQueryHashes } = pageDataOf(filesOf('/').folder, '/')
    expectSame(
      "Gatsby's name for a page's chunk has changed",
      componentChunkName,
      page.componentChunkName,
    )
    expectSame(
      "Gatsby's names for static queries have changed",
      staticQueryHashes,
      page.staticQueryHashes,
    )
  })
})

test('follow-link.ts: the loader exists before onClientEntry', () => {
  const app = sourceOf('cache-dir/production-app.js')
  const loader = app.indexOf('window.___loader =')
  if (loader < 0 || app.indexOf('apiRunnerAsync(`onClientEntry`)') < loader) {
    throw new Error(
      'Gatsby calls onClientEntry before its loader is there: links cannot be followed yet',
    )
  }
})

test('stale-build.ts: Gatsby looks for the public folder after onPreInit', () => {
  const source = sourceOf('dist/services/initialize.js')
  const order = ['(`onPreInit`, {', 'const publicDirExists', 'type: `DELETE_CACHE`'].map((step) =>
    source.indexOf(step),
  )
  if (order.some((at, index) => at < 0 || at < (order[index - 1] ?? 0))) {
    throw new Error('Gatsby looks for the public folder before onPreInit has run')
  }
})

test('command.ts: Gatsby exposes the command it was started with', () => {
  const cli = createRequire(ofGatsby.resolve('gatsby-cli/package.json')).resolve(
    'gatsby-cli/lib/create-cli.js',
  )
  if (!readFileSync(cli, 'utf8').includes('process.env.gatsby_executing_command = command')) {
    throw new Error('gatsby_executing_command no longer says which command runs')
  }
})
