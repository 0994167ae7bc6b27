import type { LoadedPage } from '../../navigation/page-loader'

/** The address for which the build made the page that the host sent, from its metadata. */
const builtAddress = () => {
  const url = document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content
  return url && new URL(url).pathname
}

/**
 * Makes Gatsby hydrate the page that the host sent for an unknown article, plan or exercise
 * (src/gatsby/node/create-pages.ts). Gatsby would look for its address, and show the general 404 page.
 * A `matchPath` does the same, but puts the addresses of all articles, plans and exercises into a script that
 * every page loads.
 *
 * The loader then requests page data without the query string, which Gatsby adds for server-rendered pages.
 * With it, the loader would fetch the same data again and not use what the inline script prefetched.
 */
export function serveSentPage(): void {
  const { loadPage, loadPageSync } = window.___loader
  const { pathname } = window.location
  const built = builtAddress()
  const sent = built?.endsWith('/unknown') ? built : pathname
  const pathOf = (address: string) => {
    const path = address.replace(/\?.*/, '')
    return path === pathname ? sent : path
  }
  /** Gatsby's router shows a page only at its own address or at one that `matchPath` matches. */
  function atThisAddress<Loaded extends LoadedPage | undefined>(loaded: Loaded) {
    if (loaded?.page?.path === sent && sent !== pathname) loaded.page.matchPath = '/*'
    return loaded
  }
  Object.assign(window.___loader, {
    loadPage: async (address: string) => atThisAddress(await loadPage(pathOf(address))),
    loadPageSync: (address: string, options?: object) =>
      atThisAddress(loadPageSync(pathOf(address), options)),
  })
}
