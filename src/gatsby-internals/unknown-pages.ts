import { firstScriptData } from '../lib/first-script-data'
import { unknownPageFor } from '../lib/paths'
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
 *
 * The loader then requests page data without the query string, which Gatsby adds for server-rendered pages.
 * With it, the loader would fetch the same data again and not use what the first script prefetched.
 */
export function serveUnknownPages(): void {
  const { loadPage, loadPageSync } = window.___loader
  const { page: builtPage = '' } = firstScriptData()
  const { pathname } = window.location
  const pathOf = (address: string) => {
    const path = address.replace(/\?.*/, '')
    return isFallbackPage(builtPage) && path === pathname ? builtPage : path
  }
  Object.assign(window.___loader, {
    loadPage: async (address: string) => {
      const page = await loadPage(pathOf(address))
      return isMissing(page) ? loadPage(unknownPageFor(pathOf(address))) : page
    },
    loadPageSync: (address: string, options?: object) => {
      const page = loadPageSync(pathOf(address), options)
      return isMissing(page) ? loadPageSync(unknownPageFor(pathOf(address)), options) : page
    },
  })
}
