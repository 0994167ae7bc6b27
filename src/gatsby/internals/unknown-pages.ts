import { firstScriptData } from '../../lib/first-script-data'
import { unknownPageFor } from '../../lib/paths'
import type { LoadedPage } from './page-loader'

/** The pages that hosts send at an address that has no page. */
const isStandIn = (page: string) => /^\/404\.html$|\/unknown$/.test(page)

const isMissing = (page: LoadedPage | undefined) => page?.page?.path === '/404.html'

/**
 * Makes Gatsby's loader return the section's "unknown" page, not the general 404, where an address
 * has no page: the host does the same (src/publish/headers/write-redirects.ts). Gatsby's own way, a
 * page's `matchPath`, would write the address of every article, plan and exercise into the scripts
 * that every page loads.
 *
 * At the address that was loaded first, the page is the one that the host has sent: some send the 404
 * page everywhere, and React can take over only what is there.
 */
export function giveUnknownPages(): void {
  const { loadPage, loadPageSync } = window.___loader
  const { page: built = '' } = firstScriptData()
  const { pathname } = window.location
  const isFirst = (path: string) => isStandIn(built) && path.split('?')[0] === pathname
  Object.assign(window.___loader, {
    loadPage: async (path: string) => {
      if (isFirst(path)) return loadPage(built)
      const page = await loadPage(path)
      return isMissing(page) ? loadPage(unknownPageFor(path)) : page
    },
    loadPageSync: (path: string, options?: object) => {
      if (isFirst(path)) return loadPageSync(built, options)
      const page = loadPageSync(path, options)
      return isMissing(page) ? loadPageSync(unknownPageFor(path), options) : page
    },
  })
}
