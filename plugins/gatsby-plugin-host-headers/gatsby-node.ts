import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pageFile } from '../../packages/gatsby-output'
import { takeBodyCode } from './body-code'
import { inlineCollector, withoutPagePath } from './inline-code'
import type { Options } from './options'
import { writeHeaders } from './write-headers'
import { writeRedirects } from './write-redirects'

export { pluginOptionsSchema } from './options'

/** Gatsby hook: writes `_headers` and `_redirects`. A page that the policy would break stops the build. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { getNodesByType, reporter, store, cache },
  options,
) => {
  try {
    const publicFolder = path.resolve('public')
    const pages = getNodesByType('SitePage').map(({ path: page }) => String(page))
    // A page that Gatsby did not render again no longer lists its own.
    const bodyCode = new Set<string>(await cache.get('body code'))
    const { inline, collect } = inlineCollector(publicFolder, bodyCode)
    for (const page of pages) {
      const file = pageFile(publicFolder, page)
      const built = readFileSync(file, 'utf8')
      const html = takeBodyCode(withoutPagePath(built), bodyCode)
      if (html !== built) writeFileSync(file, html)
      collect(html, page)
    }
    await cache.set('body code', [...bodyCode])
    writeHeaders(publicFolder, pages, inline, options as Options)
    writeRedirects(publicFolder, store.getState().redirects)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
