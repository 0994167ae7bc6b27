import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pageFiles } from '../../../packages/gatsby-output'
import { expectInGatsby, ofGatsby } from '../../support/gatsby-source'
import { temporaryFolder } from '../../support/temporary-folder'

test('Gatsby writes a page where the plugin looks for it', () => {
  const { generateHtmlPath } = ofGatsby('gatsby-core-utils/page-html')
  const folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  for (const page of ['/', '/about', '/blog/first', '/404.html'])
    expect(pageFiles(folder, page).nested).toBe(path.normalize(generateHtmlPath(folder, page)))
})

expectInGatsby({
  'dist/internal-plugins/prod-404-500/gatsby-node.js': {
    '/^\\/?(404|500)\\/?$/.exec(action.payload.path)':
      'page-files.ts: Gatsby no longer copies /404 to /404.html, which hosts send',
  },
})
