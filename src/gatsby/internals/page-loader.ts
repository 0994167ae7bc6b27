/** The fields of the loader's result that are used here. */
export interface LoadedPage {
  page?: { path: string }
  /** The result of the page's query. */
  json?: { data?: unknown }
}

/** The part of Gatsby's loader, on `window`, that fetches pages ahead. */
interface PageLoader {
  /**
   * Fetches all a page needs: its data, its code, what it shares with others. Rejects where the page is
   * of a newer version of the site.
   */
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** What was fetched for a page, or undefined. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined
}

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

/**
 * Makes the loader request data by path alone. Gatsby adds the query for server-rendered pages;
 * here that would fetch the same data again, and not what the first script has fetched ahead.
 */
export function askWithoutQuery(): void {
  const { loadPage, loadPageSync } = window.___loader
  const pathOf = (address: string) => address.replace(/\?.*/, '')
  Object.assign(window.___loader, {
    loadPage: (address: string) => loadPage(pathOf(address)),
    loadPageSync: (address: string, options?: object) => loadPageSync(pathOf(address), options),
  })
}

/** Returns a page that is completely loaded, or undefined. */
export const loadedPage = (path: string) => window.___loader.loadPageSync(path)

/**
 * Fetches all of a page, so that moving on to it asks the network for nothing. Returns undefined where the
 * page needs code that a newer version of the site has and this one does not know.
 */
export const loadPage = (path: string): Promise<LoadedPage | undefined> =>
  window.___loader.loadPage(path).catch(() => undefined)
