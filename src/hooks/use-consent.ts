import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/browser-storage'

/** A choice is asked for again after 30 days, in milliseconds (spec sections 4 and 9). */
export const CONSENT_EXPIRY = 2_592_000_000

const VALUE_KEY = 'cookie-consent'
const TIME_KEY = 'cookie-consent-time'

/** What a visitor can choose (spec section 9). */
export type Consent = 'all' | 'essential'

/** What the banner needs to know; `unknown` until the browser has looked at its storage. */
type ConsentState = Consent | 'ask' | 'closed' | 'unknown'

let state: ConsentState = 'unknown'
const listeners = new Set<() => void>()

function setState(next: ConsentState) {
  state = next
  for (const listener of listeners) listener()
}

/** The stored choice, or null where there is none that counts: missing, unreadable, too old, or from the future. */
function storedConsent(): Consent | null {
  const value = browserStorage.read(VALUE_KEY)
  const age = Date.now() - Number(browserStorage.read(TIME_KEY))
  const counts = (value === 'all' || value === 'essential') && age >= 0 && age <= CONSENT_EXPIRY
  return counts ? value : null
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

function currentState(): ConsentState {
  if (state === 'unknown') {
    const stored = storedConsent()
    if (!stored) browserStorage.remove(VALUE_KEY, TIME_KEY)
    state = stored ?? 'ask'
  }
  return state
}

/** Stores a choice with the time it was made. It holds for this visit even where nothing can be stored. */
export function chooseConsent(consent: Consent) {
  browserStorage.write(VALUE_KEY, consent)
  browserStorage.write(TIME_KEY, String(Date.now()))
  setState(consent)
}

/** Hides the banner for this visit without a choice: nothing is stored. */
export const closeConsent = () => setState('closed')

/** Shows the banner again, for those who want to change their mind. */
export const askConsent = () => setState('ask')

/** Forgets what this visit knows, as a new page load does. */
export const forgetConsent = () => setState('unknown')

/** The visitor's consent (spec section 4); `unknown` on the server and in the first render. */
export const useConsent = () => useSyncExternalStore(subscribe, currentState, () => 'unknown')
