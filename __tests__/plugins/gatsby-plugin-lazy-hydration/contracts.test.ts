import { pageDataOf } from '../../../packages/gatsby-output'
import { startFiles } from '../../../plugins/gatsby-plugin-lazy-hydration/app-files'
import { ofGatsby } from '../../support/of-gatsby'
import { temporaryFolder } from '../../support/temporary-folder'

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
    const [data, , query] = startFiles(folder, chunks, address, '').files
    expect(data).toEqual(`${file}?`)
    expect(queryFile).toEqual(query)
  })

  test("a page's data names the page's chunk and static queries", () => {
    const { componentChunkName, staticQueryHashes } = pageDataOf(filesOf('/').folder, '/')
    expect(componentChunkName).toEqual(page.componentChunkName)
    expect(staticQueryHashes).toEqual(page.staticQueryHashes)
  })
})
