import { type ConsentState, consentOnLoad, storeConsent, storedConsent } from '../../lib/consent'
import { focusBanner, makeRoom, takeRoomBack } from './banner'
import { root } from './root'

/**
 * Shows the cookie banner without React (spec section 4), unless a choice is stored. Its HTML is in
 * every page, and the style sheet shows it where the root element says `data-cookies="ask"`:
 * written before the first paint, so nothing flashes.
 */
export function showBannerIfUndecided(): void {
  root.dataset.cookies = consentOnLoad()
  addEventListener('DOMContentLoaded', makeRoom)
  for (const event of ['storage', 'pageshow']) addEventListener(event, onElsewhere)
}

/**
 * A choice made in another tab, or on another page before the visitor came back, counts here too.
 */
function onElsewhere(event: Event) {
  const stored = storedConsent()
  if (!stored || (event as PageTransitionEvent).persisted === false) return
  takeRoomBack()
  root.dataset.cookies = stored
}

/** Does what a button about consent says: stores a choice, closes the banner, or shows it again. */
export function changeConsent(to: ConsentState): void {
  if (to === 'ask') {
    root.dataset.cookies = to
    makeRoom()
    focusBanner()
    return
  }
  if (to !== 'closed') storeConsent(to)
  takeRoomBack()
  root.dataset.cookies = to
}
