/** How long a visitor must have stopped scrolling, in milliseconds. */
const REST = 100

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
  let timer: ReturnType<typeof setTimeout>

  function mark() {
    // From then on links are no documents.
    if (document.documentElement.dataset.start) return
    let left = Math.min(AT_ONCE, AT_MOST + 1 - marked.size)
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { top, bottom } = link.getBoundingClientRect()
      if (left < 1 || top < 0 || bottom > innerHeight || marked.has(link.pathname)) continue
      marked.add(link.pathname)
      link.dataset.likely = ''
      left--
    }
  }

  function rest() {
    clearTimeout(timer)
    timer = setTimeout(mark, REST)
  }

  addEventListener('scroll', rest)
  rest()
}
