import type { GatsbyBrowser } from 'gatsby'

/** Gatsby hook: on navigation, removes the first page's metadata for robots and link previews. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation)
    for (const element of document.querySelectorAll(
      '[rel=canonical],[name=description],[type$="+json"]',
    ))
      element.remove()
}
