import type { GatsbyBrowser } from 'gatsby'

/** What a page says of itself to robots and to who shares it; titles follow by themselves (lasting-head.ts). */
const OF_ONE_PAGE =
  '[rel=canonical],[name=description],[name=robots],[property^=og],[type="application/ld+json"]'

/** Gatsby hook: removes what the page that was loaded first says of itself, which holds for no other. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) for (const said of document.querySelectorAll(OF_ONE_PAGE)) said.remove()
}
