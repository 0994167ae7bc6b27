import { unknownPageFor } from '../../lib/paths'
import type { LoadedPage } from './page-loader'

const isMissing = (page: LoadedPage | undefined) => page?.page?.path === '/404.html'

/**
 * Has Gatsby's loader give the page for unknown articles or plans where there is none of an address, and
 * not the general 404 page: the host does the same (src/output/headers/write-redirects.ts). Gatsby's own
 * way, a page's `matchPath`, would write the address of every article and plan into the scripts that
 * every page loads.
 */
export function giveUnknownPages(): void {
  const { loadPage, loadPageSync } = window.___loader
  Object.assign(window.___loader, {
    loadPage: async (path: string) => {
      const page = await loadPage(path)
      return isMissing(page) ? loadPage(unknownPageFor(path)) : page
    },
    loadPageSync: (path: string, options?: object) => {
      const page = loadPageSync(path, options)
      return isMissing(page) ? loadPageSync(unknownPageFor(path), options) : page
    },
  })
}
