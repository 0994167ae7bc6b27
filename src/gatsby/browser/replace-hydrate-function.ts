import type { GatsbyBrowser } from 'gatsby'
import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Gatsby hook: React takes over a page as a transition, in slices between which the browser answers what
 * a visitor does meanwhile. In one piece, as Gatsby does it, a tap waits for the whole page. While
 * developing, pages come without HTML: there is nothing to take over.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactElement, container: Element) => {
    if (!container.hasChildNodes()) return createRoot(container).render(element)
    startTransition(() => {
      hydrateRoot(container, element)
    })
  }
