import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { pagesOfBuild, rewritePages } from '../../packages/gatsby-output'
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
    const pages = pagesOfBuild(getNodesByType)
    // A page that Gatsby did not render again no longer lists its own.
    const bodyCode = new Set<string>(await cache.get('body code'))
    const { inline, collect } = inlineCollector(publicFolder, bodyCode)
    rewritePages(publicFolder, pages, (built, page) => {
      const html = takeBodyCode(withoutPagePath(built), bodyCode)
      collect(html, page)
      return html
    })
    await cache.set('body code', [...bodyCode])
    writeHeaders(publicFolder, pages, inline, options as Options)
    writeRedirects(publicFolder, store.getState().redirects)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error : String(error))
  }
}
