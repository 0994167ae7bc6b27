import { browserStorage } from '../lib/browser-storage'

/** Days until the banner asks again (spec sections 4 and 9). */
export const CONSENT_DAYS = 30

export const CONSENT_EXPIRY = CONSENT_DAYS * 86_400_000

const VALUE_KEY = 'cookie-consent'
const TIME_KEY = 'cookie-consent-time'

/** A visitor's choice (spec section 9). */
type Consent = 'all' | 'essential'

/** A choice, or whether the banner is open or was closed for this visit. */
export type ConsentState = Consent | 'ask' | 'closed'

/** Returns the stored choice; undefined if missing, unreadable, expired, or from the future. */
export function storedConsent(): Consent | undefined {
  const value = browserStorage.read(VALUE_KEY)
  const age = Date.now() - Number(browserStorage.read(TIME_KEY))
  const isValid = (value === 'all' || value === 'essential') && age >= 0 && age <= CONSENT_EXPIRY
  return isValid ? value : undefined
}

/** Stores a choice and its time. Does nothing if storage fails. */
export function storeConsent(consent: Consent): void {
  browserStorage.write(VALUE_KEY, consent)
  browserStorage.write(TIME_KEY, String(Date.now()))
}

/** Deletes a stored choice that is no longer valid. */
export function removeStaleConsent(): void {
  if (!storedConsent()) browserStorage.remove(VALUE_KEY, TIME_KEY)
}
