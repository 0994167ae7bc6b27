import type { GatsbyBrowser } from 'gatsby'
import { fetchAhead } from '../../navigation/fetch-ahead'
import { settle } from '../../navigation/follow-link'
import { whenIdle } from '../../navigation/when-idle'

/**
 * Gatsby hook: once a page one moved on to is shown and the browser has nothing else to do, the rest of it is
 * laid out, and the likeliest next ones are fetched.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (!prevLocation) return
  // Structured data describes the page that was loaded first.
  document.querySelector('[type="application/ld+json"]')?.remove()
  requestAnimationFrame(() =>
    whenIdle(() => {
      settle()
      fetchAhead()
    }),
  )
}
