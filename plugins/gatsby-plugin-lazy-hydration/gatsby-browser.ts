import type { GatsbyBrowser } from 'gatsby'

export { replaceHydrateFunction } from './replace-hydrate-function'

/** Gatsby hook: tells the inline script that React runs. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Gatsby restores scroll positions only from scroll events that it saw. Report earlier scrolling.
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('hydrated'))
}
