import { firstScriptData } from '../../lib/first-script-data'
import { unknownPageFor } from '../../lib/paths'
import type { LoadedPage } from './page-loader'

/** Pages that hosts serve for addresses without a page. */
const isFallbackPage = (page: string) => /^\/404\.html$|\/unknown$/.test(page)

const isMissing = (page: LoadedPage | undefined) => page?.page?.path === '/404.html'

/**
 * Makes Gatsby's loader return the section's "unknown" page instead of the general 404 for addresses without
 * a page, as the host does (src/publish/headers/write-redirects.ts). Gatsby's `matchPath` would put the
 * addresses of all articles, plans and exercises into scripts that every page loads.
 *
 * On the first load it returns the page that the host sent. Some hosts send the 404 page everywhere, and
 * React can hydrate only the HTML it has.
 */
export function serveUnknownPages(): void {
  const { loadPage, loadPageSync } = window.___loader
  const { page: builtPage = '' } = firstScriptData()
  const { pathname } = window.location
  const isFirst = (path: string) => isFallbackPage(builtPage) && path.split('?')[0] === pathname
  Object.assign(window.___loader, {
    loadPage: async (path: string) => {
      if (isFirst(path)) return loadPage(builtPage)
      const page = await loadPage(path)
      return isMissing(page) ? loadPage(unknownPageFor(path)) : page
    },
    loadPageSync: (path: string, options?: object) => {
      if (isFirst(path)) return loadPageSync(builtPage, options)
      const page = loadPageSync(path, options)
      return isMissing(page) ? loadPageSync(unknownPageFor(path), options) : page
    },
  })
}
