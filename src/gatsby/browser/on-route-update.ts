import type { GatsbyBrowser } from 'gatsby'
import { fetchAhead } from '../../navigation/fetch-ahead'
import { settle } from '../../navigation/follow-link'
import { whenIdle } from '../../navigation/when-idle'

/** Gatsby hook: on every page one moves on to, the likeliest next ones are fetched once the browser has nothing else to do. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (!prevLocation) return
  // Structured data describes the page that was loaded first.
  document.querySelector('[type="application/ld+json"]')?.remove()
  requestAnimationFrame(() => whenIdle(settle))
  whenIdle(fetchAhead)
}
