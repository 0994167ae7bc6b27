import type { GatsbyBrowser } from 'gatsby'
import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Gatsby hook: React takes over a page as a transition, in slices between which the browser scrolls and
 * paints. In one piece, as Gatsby does it, both wait for the whole page. While developing, where pages
 * come without HTML, Gatsby does it.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateOrRender

/**
 * A page is rendered anew where a translator has put every text into a <font> element: React
 * would do the same after an error, and translators watch for it.
 */
function hydrateOrRender(element: ReactElement, container: Element) {
  if (container.querySelector('font')) return createRoot(container).render(element)
  startTransition(() => {
    hydrateRoot(container, element)
  })
}
