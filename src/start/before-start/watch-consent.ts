import { type ConsentState, removeStaleConsent, storeConsent, storedConsent } from '../consent'
import { whenShown } from './when-shown'

const root = document.documentElement

const banner = () => document.getElementById('cookie-banner')

/**
 * Shows the cookie banner (spec section 4), unless a choice is stored. Its HTML is in every page, and the style
 * sheet shows it where the root element says `data-cookies="ask"`: written before the first paint, so nothing
 * flashes. A choice made in another tab, or on another page before this one is shown, counts here too.
 */
export function watchConsent(): void {
  root.dataset.cookies = storedConsent() || 'ask'
  addEventListener('DOMContentLoaded', makeRoom)
  for (const event of ['storage', 'pageshow']) addEventListener(event, showStored)
  whenShown(() => {
    removeStaleConsent()
    showStored()
  })
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent]')
    if (button) changeConsent(button.dataset.consent as ConsentState)
  })
}

function showStored() {
  const stored = storedConsent()
  if (stored) show(stored)
}

/** Does what a button about consent says: stores a choice, closes the banner, or shows it again. */
function changeConsent(to: ConsentState) {
  if (to !== 'ask' && to !== 'closed') storeConsent(to)
  show(to)
  if (to === 'ask') banner()?.focus()
}

function show(state: ConsentState) {
  // 'Cookie settings', the nearest control before the banner, gets the focus that the banner had.
  if (state !== 'ask' && banner()?.contains(document.activeElement)) {
    document.querySelector<HTMLElement>('[data-consent=ask]')?.focus({ preventScroll: true })
  }
  root.dataset.cookies = state
  makeRoom()
}

/** Makes the page's foot and the round button leave room for the banner, as long as it is shown. */
function makeRoom() {
  const element = banner()
  root.style.setProperty('--banner-height', `${element ? element.offsetHeight : 0}px`)
}
