/** The part of what the loader gives for a page that is used here. */
export interface LoadedPage {
  page?: { path: string }
  /** What the page's query gave. */
  json?: { data?: unknown }
}

/** What Gatsby's loader, which it keeps on `window`, does for those who fetch pages ahead. */
interface PageLoader {
  /** Fetches all a page needs: its data, its code, what it shares with others. Never rejects. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** What was fetched for a page, or undefined. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined
}

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

/** A page of which all is here already, or undefined. */
export const loadedPage = (path: string) => window.___loader.loadPageSync(path)

/** Fetches all of a page, so that moving on to it asks the network for nothing. */
export const loadPage = (path: string) => window.___loader.loadPage(path)

/** The bytes of a page's data as they came over the network, or undefined where the browser does not say. */
export function dataSize(path: string): number | undefined {
  const page = path === '/' ? '/index' : path
  const address = `${window.location.origin}/page-data${page}/page-data.json`
  const [timing] = performance.getEntriesByName(address) as PerformanceResourceTiming[]
  return timing?.transferSize
}
