import { useSyncExternalStore } from 'react'
import {
  type Consent,
  type ConsentState,
  consentOnLoad,
  storeConsent,
  storedConsent,
} from '../lib/consent'

/**
 * The state stands on the document's root element, as `data-cookies`: the first script writes it before
 * the first paint (src/navigation/before-start), and the style sheet shows the banner by it.
 */
const root = () => document.documentElement

const listeners = new Set<() => void>()

function setState(next: ConsentState) {
  root().dataset.cookies = next
  for (const listener of listeners) listener()
}

/**
 * A choice may have been stored in another tab, or by another page before the visitor came back.
 */
function onStorage(event: Event) {
  if ((event as PageTransitionEvent).persisted === false) return
  const stored = storedConsent()
  if (stored) setState(stored)
}

function subscribe(onChange: () => void) {
  if (listeners.size === 0) {
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, onStorage)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    for (const event of ['storage', 'pageshow']) window.removeEventListener(event, onStorage)
  }
}

function currentState(): ConsentState {
  const { dataset } = root()
  dataset.cookies ??= consentOnLoad()
  return dataset.cookies as ConsentState
}

/** Stores a choice with the time it was made. It holds for this visit even where nothing can be stored. */
export function chooseConsent(consent: Consent) {
  storeConsent(consent)
  setState(consent)
}

/** Hides the banner for this visit without a choice: nothing is stored. */
export const closeConsent = () => setState('closed')

/** Shows the banner again, for those who want to change their mind. */
export const askConsent = () => setState('ask')

/** Forgets what this visit knows, as a new page load does. */
export const forgetConsent = () => root().removeAttribute('data-cookies')

/** Returns the visitor's consent (spec section 4); `unknown` on the server and in the first render. */
export const useConsent = (): ConsentState | 'unknown' =>
  useSyncExternalStore<ConsentState | 'unknown'>(subscribe, currentState, () => 'unknown')
