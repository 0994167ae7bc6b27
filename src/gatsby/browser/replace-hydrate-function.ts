import type { GatsbyBrowser } from 'gatsby'
import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Gatsby hook: React takes over a page as a transition, in slices between which the browser answers what
 * a visitor does meanwhile. In one piece, as Gatsby does it, a tap waits for the whole page. It is rendered
 * anew where there is nothing to take over, as while developing, and where a translator has put every text
 * into an element of its own, <font>: React would do the same after an error, and translators watch for it.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactElement, container: Element) => {
    if (!container.hasChildNodes() || container.querySelector('font')) {
      return createRoot(container).render(element)
    }
    startTransition(() => {
      hydrateRoot(container, element)
    })
  }
