import { browserStorage } from '../lib/browser-storage'

/** Training stores the address of a session that is open here. */
export const SESSION_ADDRESS_KEY = 'session-address'

/** Id of the link back, which every page has, hidden. */
export const OPEN_SESSION_ID = 'open-session'

/** Shows the link back to an open session, or hides it. */
export function showOpenSession(): void {
  const link = document.getElementById(OPEN_SESSION_ID)
  if (!link) return
  const address = browserStorage.read(SESSION_ADDRESS_KEY)
  link.hidden = !address
  // Sets only the path: what is stored may be anything.
  ;(link.firstChild as HTMLAnchorElement).pathname = address || ''
}
