/** Time in ms without scrolling, or on a new page, before this marks links. */
const SCROLL_PAUSE = 100
const FIRST_DELAY = 1000

/** Delay in ms between two prerenders, which would slow each other down. */
const INTERVAL = 500

/** Most prerenders per pause and per page. With the page, they take up to 100 KB. */
const MAX_PER_REST = 2
const MAX_PER_PAGE = 4

const links = 'main a[href^="/"]:not([href*="."],[data-hydrate-first])'

/**
 * Marks links in view when a visitor stops scrolling, for the browser to prerender
 * (gatsby-plugin-lazy-hydration). Marks none if the visitor saves data or has a slow connection.
 */
export function prerenderLinks(): void {
  // Browsers without this API can't prerender either.
  const { effectiveType, saveData } = navigator.connection || {}
  if (effectiveType !== '4g' || saveData) return
  const marked = new Set([location.pathname])

  /** Marks the link closest to the middle of the screen, then this many others. */
  function mark(remaining = MAX_PER_REST - 1) {
    // React follows links from then on.
    if (document.documentElement.dataset.hydration || marked.size > MAX_PER_PAGE) return
    let nearest = innerHeight / 2
    let likely: HTMLAnchorElement | undefined
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { top, bottom } = link.getBoundingClientRect()
      const distance = Math.abs(top + bottom - innerHeight) / 2
      if (distance >= nearest || marked.has(link.pathname)) continue
      nearest = distance
      likely = link
    }
    if (!likely) return
    marked.add(likely.pathname)
    likely.dataset.prerender = ''
    if (remaining) timer = setTimeout(mark, INTERVAL, remaining - 1)
  }

  let timer = setTimeout(mark, FIRST_DELAY)
  addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(mark, SCROLL_PAUSE)
  })
}
