export interface LoadedPage {
  /** The page query's result. */
  json?: { data?: unknown }
}

/** Part of Gatsby's loader, on `window`. */
interface PageLoader {
  /**
   * Fetches a page's data, code and shared resources. Rejects if the page belongs to a newer version of the
   * site.
   */
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** The page's fetched resources, or undefined. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined
}

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

/** Returns a fully loaded page, or undefined. */
export const loadedPage = (path: string) => window.___loader.loadPageSync(path)

/**
 * Fetches a whole page, so that navigating to it needs no network. Resolves to undefined if the page needs
 * code from a newer version of the site.
 */
export const loadPage = (path: string): Promise<LoadedPage | undefined> =>
  window.___loader.loadPage(path).catch(() => undefined)
