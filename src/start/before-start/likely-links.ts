/** How long a visitor must have stopped scrolling, or have seen a page that is new, in milliseconds. */
const REST = 100
const FIRST_LOOK = 1000

/** How long after one page the next is rendered ahead, in milliseconds: two at once would make each other late. */
const APART = 500

/** How many pages are rendered ahead: at one rest, and from one page. All of them with their page are 100 KB. */
const AT_ONCE = 2
const AT_MOST = 4

/** Links to pages of this site. */
const links = 'main a[href^="/"]:not([href*="."],[data-awaits-start])'

/**
 * Marks the links that a visitor has come to rest at: the browser renders their pages ahead where it can
 * (src/publish/headers/speculation-rules.ts). None for visitors who save data or have a slow connection.
 */
export function markLikelyLinks(): void {
  // Browsers that cannot tell cannot render ahead either.
  const { effectiveType, saveData } = navigator.connection || {}
  if (effectiveType !== '4g' || saveData) return
  const marked = new Set([location.pathname])

  /** Marks the link nearest to the middle of the screen, then so many others. */
  function mark(others = AT_ONCE - 1) {
    // From then on links are no documents.
    if (document.documentElement.dataset.start || marked.size > AT_MOST) return
    let nearest = innerHeight / 2
    let likely: HTMLAnchorElement | undefined
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { top, bottom } = link.getBoundingClientRect()
      const away = Math.abs(top + bottom - innerHeight) / 2
      if (away >= nearest || marked.has(link.pathname)) continue
      nearest = away
      likely = link
    }
    if (!likely) return
    marked.add(likely.pathname)
    likely.dataset.likely = ''
    if (others) timer = setTimeout(mark, APART, others - 1)
  }

  let timer = setTimeout(mark, FIRST_LOOK)
  addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(mark, REST)
  })
}
