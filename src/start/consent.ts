import { browserStorage } from '../lib/browser-storage'

/** So many days after a choice it is asked for again (spec sections 4 and 9). */
export const CONSENT_DAYS = 30

/** The same in milliseconds. */
export const CONSENT_EXPIRY = CONSENT_DAYS * 86_400_000

const VALUE_KEY = 'cookie-consent'
const TIME_KEY = 'cookie-consent-time'

/** What a visitor can choose (spec section 9). */
export type Consent = 'all' | 'essential'

/** What the page knows of it: a choice, or whether the banner asks or was closed for this visit. */
export type ConsentState = Consent | 'ask' | 'closed'

/** Returns the stored choice, or undefined where none counts: missing, unreadable, too old, or from the future. */
export function storedConsent(): Consent | undefined {
  const value = browserStorage.read(VALUE_KEY)
  const age = Date.now() - Number(browserStorage.read(TIME_KEY))
  const counts = (value === 'all' || value === 'essential') && age >= 0 && age <= CONSENT_EXPIRY
  return counts ? value : undefined
}

/** Stores a choice with the time it was made. Where nothing can be stored, nothing happens. */
export function storeConsent(consent: Consent): void {
  browserStorage.write(VALUE_KEY, consent)
  browserStorage.write(TIME_KEY, String(Date.now()))
}

/** Deletes stored values that do not count. */
export function removeStaleConsent(): void {
  if (!storedConsent()) browserStorage.remove(VALUE_KEY, TIME_KEY)
}
