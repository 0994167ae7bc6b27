import { dataSize, isLoaded, loadPage } from './page-loader'
import { pagePath } from './page-path'

/** How many bytes may be fetched ahead from one page. */
const BUDGET = 60_000

/** What a page may weigh that was not fetched yet: `npm run budget` lets no page's data be larger. */
const LARGEST = 12_000

/** Links by how likely a visitor is to follow them: what a list leads to, the page's other links, menus. */
const likeliestFirst = ['main article a', 'main a', 'a']

let spent = 0
let waiting = new Set<string>()
let observer: IntersectionObserver | undefined

/**
 * Fetches the pages that the current page's links lead to, those in view and the next screen below
 * first come, as far as the budget goes. Call it once a page is shown; it forgets the page before.
 */
export function fetchAhead(): void {
  observer?.disconnect()
  if (isSparing()) return
  spent = 0
  waiting = new Set()
  observer = new IntersectionObserver(onView, { rootMargin: '0px 0px 100%' })
  for (const link of likeliestFirst.flatMap((links) => [...document.querySelectorAll(links)])) {
    if (pagePath(link)) observer.observe(link)
  }
}

/** Whether the visitor asked to save data, or has a connection that must not be kept busy. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

function onView(links: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of links) {
    const path = pagePath(target)
    if (path && isIntersecting && !isLoaded(path)) waiting.add(path)
  }
  fetchWaiting(waiting)
}

async function fetchWaiting(pages: Set<string>) {
  for (const path of pages) {
    // What is left over has to do for the largest page; visitors who moved on have other links.
    if (spent + LARGEST > BUDGET || pages !== waiting) return
    pages.delete(path)
    spent += LARGEST
    loadPage(path).then(() => {
      if (pages !== waiting) return
      spent += (dataSize(path) ?? LARGEST) - LARGEST
      fetchWaiting(pages)
    })
  }
}
