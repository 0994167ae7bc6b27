import type { GatsbyBrowser } from 'gatsby'
import { type ReactElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Gatsby hook: hydrates in slices, in a transition, so that the browser can scroll and paint in between.
 * Gatsby's own function blocks both for the whole page. It runs in development, where pages have no HTML.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateOrRender

/**
 * Re-renders a page in which a translator wrapped text in <font> elements. React would do so after a
 * hydration error anyway, and translators watch for it.
 */
function hydrateOrRender(element: ReactElement, container: Element) {
  if (container.querySelector('font')) return createRoot(container).render(element)
  startTransition(() => {
    hydrateRoot(container, element)
  })
}
