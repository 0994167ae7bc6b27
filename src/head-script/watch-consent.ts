import { type ConsentState, removeStaleConsent, storeConsent, storedConsent } from './consent'
import { hydrateApp } from './hydrate-app'
import { whenParsed, whenShown } from './when-shown'

const root = document.documentElement

/** Gets the banner's focus when it closes: the page's start, or 'Cookie Settings' once that has opened it. */
let opener = '#main'

/** The stored choice that this page last showed. */
let shown: ConsentState | undefined

const banner = () => document.getElementById('cookie-banner')

/**
 * Shows the cookie banner (spec section 4) unless the browser stores a choice. Every page has the banner's
 * HTML. The style sheet shows it for `data-cookies="ask"` on the root, which this sets before the first
 * paint, so that nothing flashes. A choice in another tab, or before a prerendered page shows, counts here
 * too.
 */
export function watchConsent(): void {
  root.dataset.cookies = 'ask'
  showStored()
  for (const event of ['storage', 'pageshow']) addEventListener(event, showStored)
  whenShown(() => {
    removeStaleConsent()
    showStored()
    whenParsed(countVisits)
  })
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent]')
    if (button) changeConsent(button.dataset.consent as ConsentState)
  })
}

/** Counts visits, on a site that does, for those who accepted all cookies: src/post-build/visits.js. */
function countVisits() {
  const script = banner()?.dataset.visits
  if (!script || root.dataset.cookies !== 'all' || document.querySelector(`[src="${script}"]`))
    return
  const element = document.createElement('script')
  element.src = script
  document.head.append(element)
}

/** Shows a stored choice, unless the visitor reopened the banner after it. */
function showStored() {
  const stored = storedConsent()
  if (!stored || stored === shown) return
  shown = stored
  show(stored)
}

/** Handles a consent button: stores a choice, closes the banner, or reopens it. */
function changeConsent(choice: ConsentState) {
  if (choice !== 'ask' && choice !== 'closed') {
    shown = choice
    storeConsent(choice)
  }
  // Asked while the banner is open: by the button at the page's start.
  if (choice === 'ask' && root.dataset.cookies !== 'ask') opener = 'footer [data-consent=ask]'
  show(choice)
  if (choice === 'ask') banner()?.focus({ preventScroll: true })
  // Nothing is stored, so only the app keeps the banner closed on the next page.
  if (choice === 'closed') hydrateApp()
}

function show(state: ConsentState) {
  if (state !== 'ask' && banner()?.contains(document.activeElement)) {
    document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
  }
  root.dataset.cookies = state
  countVisits()
  root.toggleAttribute('data-hydrate-first', state === 'closed')
}
