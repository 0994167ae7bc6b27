import type { GatsbyBrowser } from 'gatsby'

/** Gatsby hook: removes the structured data of the page that was loaded first. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) document.querySelector('[type="application/ld+json"]')?.remove()
}
