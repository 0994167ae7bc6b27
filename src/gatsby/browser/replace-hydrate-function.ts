import type { GatsbyBrowser } from 'gatsby'
import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Gatsby hook: hydrates in a transition, in slices, so the browser can scroll and paint in between. Gatsby's
 * own single pass blocks both for the whole page. In development, pages have no HTML and Gatsby's own runs.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateOrRender

/**
 * Re-renders a page in which a translator wrapped text in <font> elements: React would do the same after a
 * hydration error, and translators watch for it.
 */
function hydrateOrRender(element: ReactElement, container: Element) {
  if (container.querySelector('font')) return createRoot(container).render(element)
  startTransition(() => {
    hydrateRoot(container, element)
  })
}
