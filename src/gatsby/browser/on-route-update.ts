import type { GatsbyBrowser } from 'gatsby'
import { fetchAhead } from '../../navigation/fetch-ahead'
import { whenIdle } from '../../navigation/when-idle'

/** Gatsby hook: on every page, the likeliest next ones are fetched once the browser has nothing else to do. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  // Structured data describes the page that was loaded first.
  if (prevLocation) document.querySelector('[type="application/ld+json"]')?.remove()
  if (prevLocation || document.readyState === 'complete') whenIdle(fetchAhead)
  else window.addEventListener('load', () => whenIdle(fetchAhead), { once: true })
}
