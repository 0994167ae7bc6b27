import type { GatsbyBrowser } from 'gatsby'
import { logBadPath } from '../../head-script/log-bad-path'
import { showLinkedPart } from '../../navigation/follow-link'

/**
 * Gatsby hook: on navigation, removes the first page's metadata for robots and link previews, logs the address
 * of a page that doesn't exist, and shows the part that the link named. The head script logs the first page's.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (!prevLocation) return
  for (const element of document.querySelectorAll(
    '[rel=canonical],meta:is([name=description],[name=robots],[property^="og:"]),[type$="+json"]',
  ))
    element.remove()
  logBadPath()
  showLinkedPart()
}
