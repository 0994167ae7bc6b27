import type { GatsbyBrowser } from 'gatsby'

/** Gatsby hook: structured data describes the page that was loaded first; it goes with it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) document.querySelector('[type="application/ld+json"]')?.remove()
}
