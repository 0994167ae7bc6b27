import { dataSize, loadedPage, loadPage } from './page-loader'
import { pagePath } from './page-path'

/** How many bytes may be fetched ahead from one page. */
const BUDGET = 60_000

/** What a page may weigh that was not fetched yet: `npm run budget` lets no page's data be larger. */
const LARGEST = 12_000

/** Bytes spent on the current page's links, and the pages still to fetch, the likeliest first. */
let spent = 0
let waiting: string[] = []

/**
 * Fetches the pages that the current page's links lead to, the likeliest first, as far as the budget
 * goes. Call it once a page is shown; it forgets the page before.
 */
export function fetchAhead(): void {
  spent = 0
  waiting = isSparing() ? [] : likelyPages()
  fetchWaiting(waiting)
}

/** Whether the visitor asked to save data, or has a connection that must not be kept busy. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** The pages that links lead to: of what is in view, of what stands further down, of menus and filters. */
function likelyPages(): string[] {
  const links = [...document.querySelectorAll('a')]
  const ranks = new Map(links.map((link) => [link, rank(link)]))
  const sorted = links.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
  return [...new Set(sorted.map(pagePath))].filter((path) => path !== undefined)
}

function rank(link: Element): number {
  if (link.closest('nav, footer')) return 2
  return link.getBoundingClientRect().top < window.innerHeight ? 0 : 1
}

function fetchWaiting(pages: string[]) {
  // What is left over has to do for the largest page; visitors who moved on have other links.
  while (pages === waiting && spent + LARGEST <= BUDGET) {
    const path = pages.shift()
    if (path === undefined) return
    if (loadedPage(path)) continue
    spent += LARGEST
    loadPage(path).then(() => {
      if (pages !== waiting) return
      spent += (dataSize(path) ?? LARGEST) - LARGEST
      fetchWaiting(pages)
    })
  }
}
