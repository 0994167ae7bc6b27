import path from 'node:path'
import { pageDataOf } from '../../../packages/gatsby-output'
import { startFiles } from '../../../plugins/gatsby-plugin-lazy-hydration/app-files'
import { expectInGatsby, gatsbySource, ofGatsby } from '../../support/gatsby-source'
import { temporaryFolder } from '../../support/temporary-folder'

const MARKS = "page-markup.ts: Gatsby's marks for the place of its scripts have changed"
const HASH = 'load-app.ts: Gatsby compares the hash of the build elsewhere'
const ADDRESSES = 'app-files.ts: the app fetches its data from other addresses'

expectInGatsby({
  'cache-dir/loader.js': {
    'const fixedPath = path === `/` ? `index` : stripSurroundingSlashes(path)': ADDRESSES,
    '/page-data/${fixedPath': ADDRESSES,
    '/page-data/sq/d/${staticQueryHash': ADDRESSES,
    '/page-data/app-data.json': ADDRESSES,
  },
  'cache-dir/production-app.js': {
    'apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0] ||\n      defaultRenderer':
      'replace-hydrate-function.ts: it can no longer take over, and a tap waits for the whole page',
    'renderer(<App />, rootElement)':
      'replace-hydrate-function.ts: Gatsby no longer passes it the app and its element',
  },
  'cache-dir/static-entry.js': {
    'sliceId: `_gatsby-scripts`': MARKS,
    'data-identity={`gatsby-global-css`}\n            dangerouslySetInnerHTML={{\n              __html: style.content':
      "page-markup.ts: Gatsby's markup for the style sheet has changed",
  },
  'dist/utils/app-data.js': { webpackCompilationHash: HASH },
  'dist/utils/gatsby-webpack-stats-extractor.js': {
    'window.___webpackCompilationHash="$': HASH,
  },
  'dist/utils/slices/stitching.js': {
    '<!-- slice-start id="$': MARKS,
    '<!-- slice-end id="$': MARKS,
  },
})

test('page-styles.ts: the chunk of a page is named component--- and its file', () => {
  const { generateComponentChunkName } = ofGatsby('gatsby/dist/utils/js-chunk-names')
  const name: string = generateComponentChunkName(path.resolve('src/templates/plan.tsx'))
  expect(name).toMatch(/^component---.*src-templates-plan-tsx$/)
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
    expect(pageFile).toEqual(file)
    const chunks = { app: ['webpack-runtime-0.js', 'styles.0.css'] }
    const [data, , query] = startFiles(folder, chunks, address).files
    expect(data).toEqual(file)
    expect(queryFile).toEqual(query)
  })

  test("a page's data names the page's chunk and static queries", () => {
    const { componentChunkName, staticQueryHashes } = pageDataOf(filesOf('/').folder, '/')
    expect(componentChunkName).toEqual(page.componentChunkName)
    expect(staticQueryHashes).toEqual(page.staticQueryHashes)
  })
})

test('follow-link.ts: the loader exists before onClientEntry', () => {
  const app = gatsbySource('cache-dir/production-app.js')
  const loader = app.indexOf('window.___loader =')
  if (loader < 0 || app.indexOf('apiRunnerAsync(`onClientEntry`)') < loader) {
    throw new Error(
      'Gatsby calls onClientEntry before its loader is there: links cannot be followed yet',
    )
  }
})
