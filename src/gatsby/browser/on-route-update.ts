import type { GatsbyBrowser } from 'gatsby'

/** Gatsby hook: removes what the page that was loaded first says of itself alone, to robots and to who shares it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation)
    for (const said of document.querySelectorAll(
      '[rel=canonical],[name=description],[type$="+json"]',
    ))
      said.remove()
}
