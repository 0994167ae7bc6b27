import { watchBarAndMenu } from './bar-and-menu'
import { hydrateApp } from './hydrate-app'
import { hydrateForStoredData } from './hydrate-for-stored-data'
import { logBadPath } from './log-bad-path'
import { showOpenSession } from './open-session'
import { watchConsent } from './watch-consent'
import { whenParsed, whenShown } from './when-shown'

/**
 * What every page does before React and after, unasked: the cookie banner, the bar, the menu, the way back to an open
 * session, and the log of the 404 page. gatsby-plugin-lazy-hydration puts it into every page's head, where each of its
 * bytes delays the first view.
 */

document.documentElement.dataset.scripted = ''
watchConsent()
watchBarAndMenu()
whenParsed(() => {
  showOpenSession()
  whenShown(logBadPath)
  // Only the app can redirect from a mangled address (readable-address.ts).
  if (location.pathname.includes('%')) hydrateApp()
})
addEventListener('load', () => whenShown(hydrateForStoredData))
