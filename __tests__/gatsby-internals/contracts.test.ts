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

/** Fails with the sentence if Gatsby's file lacks the text. */
function expectIn(file: string, text: string, sentence: string) {
  if (!sourceOf(file).includes(text)) throw new Error(`${sentence} (${file} has no ${text})`)
}

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

describe('excluded-modules.ts', () => {
  test.each([
    ['gatsby-script', 'gatsby-browser-entry.js', 'export * from "gatsby-script"'],
    [
      'gatsby-link',
      'gatsby-browser-entry.js',
      'export {\n  Link,\n  withPrefix,\n  withAssetPrefix,\n  navigate,\n  parsePath,\n} from "gatsby-link"',
    ],
    ['gatsby-link', 'navigation.js', 'import { parsePath } from "gatsby-link"'],
    ['gatsby-link', 'navigation.js', 'window.___navigate = (to, options) => navigate(to, options)'],
    [
      'public-page-renderer',
      'gatsby-browser-entry.js',
      'export { default as PageRenderer } from "./public-page-renderer"',
    ],
    [
      'use-scroll-restoration',
      'gatsby-browser-entry.js',
      'export { useScrollRestoration } from "gatsby-react-router-scroll"',
    ],
    ['prefetch', 'loader.js', 'import prefetchHelper from "./prefetch"'],
    [
      'register-service-worker',
      'production-app.js',
      '`registerServiceWorker`).filter(Boolean).length > 0) {\n    require(`./register-service-worker`)',
    ],
  ])('Gatsby imports %s as its replacement expects', (name, file, text) => {
    expectIn(`cache-dir/${file}`, text, `Gatsby imports ${name} in another way`)
  })

  test('every replaced file exists', () => {
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

  test('prefetching checks the hook that disables it', () => {
    expectIn(
      'cache-dir/loader.js',
      'this.prefetchDisabled = apiRunner(`disableCorePrefetching`)',
      'Gatsby no longer asks disableCorePrefetching before it prefetches',
    )
  })

  test("the excluded plugin's hooks do nothing in a build", () => {
    expectIn(
      'dist/internal-plugins/partytown/gatsby-browser.js',
      'if (process.env.NODE_ENV !== `development`) {\n    return;',
      'The partytown plugin does something in a build now, which the alias to nothing leaves out',
    )
  })

  test('every excluded export explains itself when called', () => {
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

  test('an excluded module explains itself when loaded', () => {
    const load = () => jest.requireActual('../../src/gatsby-internals/excluded-on-import')
    if (!explainsItself(load)) throw new Error('excluded-on-import.ts does not say so')
  })
})

test('page-loader.ts: window has the loader that the app itself uses', () => {
  const app = 'cache-dir/production-app.js'
  expectIn(app, 'window.___loader = publicLoader', "Gatsby's loader is no longer window.___loader")
  expectIn(app, 'publicLoader.loadPage(', 'The first page is no longer asked of publicLoader')
  for (const method of ['loadPage: rawPath =>', 'loadPageSync: (rawPath, options = {}) =>']) {
    expectIn('cache-dir/loader.js', method, "The loader's methods have changed")
  }
  for (const file of ['ensure-resources.js', 'navigation.js']) {
    expectIn(`cache-dir/${file}`, 'import loader', `${file} no longer asks the loader for pages`)
  }
})

describe('unknown-pages.ts', () => {
  test('an unknown address gets the page /404.html', () => {
    expectIn(
      'cache-dir/loader.js',
      'Object.assign(loadObj, { pagePath: `/404.html`, notFound: true })',
      'Gatsby shows another page than /404.html at unknown addresses',
    )
  })

  test('the list of match paths is a separate file', () => {
    const [, name] =
      /import matchPaths from "([^"]+)"/.exec(sourceOf('cache-dir/production-app.js')) ?? []
    if (!name || !matchPathsList.test(name)) {
      throw new Error('Gatsby imports its list of match paths under another name')
    }
  })
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

test('chunk-for.ts: page chunks are named component---, the shared one app', () => {
  const { generateComponentChunkName } = ofGatsby('gatsby/dist/utils/js-chunk-names')
  const name: string = generateComponentChunkName(path.resolve('src/templates/plan.tsx'))
  if (!name.startsWith('component---') || !chunksOf('plan').test(name)) {
    throw new Error(`Gatsby names the code of a page in another way: ${name}`)
  }
  expectIn(
    'dist/utils/webpack.config.js',
    'app: directoryPath(`.cache/production-app`)',
    'The code that every page loads is no longer called app',
  )
})

test('page-head.tsx: BUILD_STAGE names the build target', () => {
  expectIn(
    'dist/utils/webpack.config.js',
    'envObject.BUILD_STAGE = JSON.stringify(stage)',
    'process.env.BUILD_STAGE is no longer replaced, and structured data would be written in the browser',
  )
})

test("head-elements.ts: a page's own head elements are marked with data-gatsby-head", () => {
  expectIn(
    'cache-dir/head/head-export-handler-for-ssr.js',
    '"data-gatsby-head": true',
    'Gatsby marks the elements of a page in another way',
  )
  expectIn(
    'cache-dir/head/head-export-handler-for-browser.js',
    'document.querySelectorAll(`[data-gatsby-head]`)',
    'The browser looks for the elements of a page in another way',
  )
})

describe('page-markup.ts, head-elements.ts', () => {
  test.each([
    ['cache-dir/static-entry.js', 'sliceId: `_gatsby-scripts`'],
    ['dist/utils/slices/stitching.js', '<!-- slice-start id="$'],
    ['dist/utils/slices/stitching.js', '<!-- slice-end id="$'],
  ])('Gatsby puts its scripts between the expected markers: %s, %s', (file, text) => {
    expectIn(file, text, 'Gatsby marks the place of its scripts in another way')
  })

  test('the style sheet is at the expected place in each page', () => {
    expectIn(
      'cache-dir/static-entry.js',
      'data-identity={`gatsby-global-css`}\n            dangerouslySetInnerHTML={{\n              __html: style.content',
      'Gatsby writes the style sheet into pages in another way',
    )
  })

  test.each(['/^\\/?(404|500)\\/?$/.exec(action.payload.path)', 'path: `/${status'])(
    'Gatsby makes the 404 page twice, the second time as /404.html: %s',
    (text) => {
      expectIn(
        'dist/internal-plugins/prod-404-500/gatsby-node.js',
        text,
        'Gatsby no longer copies the page /404 to /404.html, the one that hosts send',
      )
    },
  )
})

describe('build-hash.ts', () => {
  test.each([
    ['dist/utils/app-data.js', 'webpackCompilationHash'],
    ['dist/utils/gatsby-webpack-stats-extractor.js', 'window.___webpackCompilationHash="$'],
  ])('Gatsby writes the build hash where we replace it: %s', (file, text) => {
    expectIn(file, text, 'Gatsby writes the hash of a build in another way')
  })
})

test('page-markup.ts: finds the script that differs per page', () => {
  const source = sourceOf('cache-dir/static-entry.js')
  const [, id] =
    /id=\{`([^`]+)`\}\n\s*dangerouslySetInnerHTML=\{\{\n\s*__html: windowPageData/.exec(source) ??
    []
  const start = '/*<![CDATA[*/window.pagePath=${JSON.stringify('
  if (!source.includes(start)) throw new Error('Gatsby names the page in another inline script')
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
      'Gatsby names the chunk of a page in another way',
      componentChunkName,
      page.componentChunkName,
    )
    expectSame(
      'Gatsby names static queries in another way',
      staticQueryHashes,
      page.staticQueryHashes,
    )
  })

  test.each([
    ['const fixedPath = path === `/` ? `index` : stripSurroundingSlashes(path)'],
    ['/page-data/${fixedPath'],
    ['/page-data/sq/d/${staticQueryHash'],
    ['/page-data/app-data.json'],
  ])('the loader fetches data at the prefetched addresses: %s', (text) => {
    expectIn('cache-dir/loader.js', text, 'The app fetches its data from other addresses')
  })
})

test('replace-hydrate-function.ts: Gatsby calls the hook before its own render', () => {
  expectIn(
    'cache-dir/production-app.js',
    'apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0] ||\n      defaultRenderer',
    'Gatsby no longer lets replaceHydrateFunction take over, and a tap waits for the whole page',
  )
  expectIn(
    'cache-dir/production-app.js',
    'renderer(<App />, rootElement)',
    'Gatsby hands replaceHydrateFunction other things than the app and its element',
  )
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

test('stale-build.ts: without a public folder, Gatsby clears its cache after onPreInit', () => {
  const file = 'dist/services/initialize.js'
  expectIn(
    file,
    'const cacheIsCorrupt = cacheDirExists && !publicDirExists;',
    'Gatsby no longer empties its cache where the public folder is missing',
  )
  const source = sourceOf(file)
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

test('wrap-page-element.tsx: a page in the browser gets its resources with its built address', () => {
  expectIn(
    'cache-dir/production-app.js',
    'pageResources={pageResources}',
    'Pages are no longer given pageResources, and the layout takes the address bar for their address',
  )
})

test('should-update-scroll.ts: a saved position is [0, y]', () => {
  expectIn(
    'cache-dir/navigation.js',
    'getSavedScrollPosition: args => [\n      0,',
    'Gatsby gives the saved scroll position in another form',
  )
})
