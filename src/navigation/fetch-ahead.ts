import { loadedPage, loadPage } from '../gatsby/internals/page-loader'
import { isSparing, transferredSince } from './connection'
import { pagePath } from './page-path'

/** How many bytes may be fetched ahead from one page, code and all. */
const BUDGET = 60_000

/**
 * What a page may weigh: `npm run budget` limits its data to 12 KB, and its own code is about 3 KB.
 */
const LARGEST = 15_000

/** The pages still to fetch from the current page, the likeliest first. */
let waiting: string[] = []

/**
 * Fetches the pages that the current page's links lead to, the likeliest first, as far as the budget
 * goes. Call it once a page is shown; it forgets the page before.
 */
export function fetchAhead(): void {
  const pages = isSparing(/2g/) ? [] : likelyPages()
  const start = performance.now()
  let onTheirWay = 0
  let fetched = 0

  function fetchNext() {
    const spent = transferredSince(start) || fetched * LARGEST
    // The rest of the budget must suffice for the largest pages.
    if (spent + (onTheirWay + 1) * LARGEST > BUDGET) return
    // A visitor who moved on has other links.
    const path = pages === waiting && pages.find((one) => !loadedPage(one))
    if (!path) return
    pages.splice(0, pages.indexOf(path) + 1)
    onTheirWay++
    loadPage(path).then(() => {
      onTheirWay--
      fetched++
      fetchNext()
    })
    fetchNext()
  }

  waiting = pages
  fetchNext()
}

/**
 * Returns the pages that links lead to: first those in view, then those above and below it, then those
 * of menus and filters.
 */
function likelyPages(): string[] {
  const links = [...document.querySelectorAll('a')]
  const ranks = new Map(links.map((link) => [link, rank(link)]))
  const sorted = links.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
  return [...new Set(sorted.map(pagePath))].filter((path) => path !== undefined)
}

function rank(link: Element): number {
  if (link.closest('nav, footer')) return 2
  const { top, bottom } = link.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0 ? 0 : 1
}
