import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pageFiles } from '../../../packages/gatsby-output'
import { ofGatsby } from '../../support/of-gatsby'
import { temporaryFolder } from '../../support/temporary-folder'

test('Gatsby writes a page where the plugin looks for it', () => {
  const { generateHtmlPath } = ofGatsby('gatsby-core-utils/page-html')
  const folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  for (const page of ['/', '/about', '/blog/first', '/404.html'])
    expect(pageFiles(folder, page).nested).toBe(path.normalize(generateHtmlPath(folder, page)))
})
