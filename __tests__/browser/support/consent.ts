import type { BrowserContext, Page } from '@playwright/test'

/** What visitors can choose (spec section 9). */
export type StoredConsent = 'all' | 'essential'

/** Where the browser keeps the choice and its time. */
export const CONSENT_KEYS = { value: 'cookie-consent', time: 'cookie-consent-time' } as const

/** Stores a choice for every page of a browser context, unless there is one already. */
export async function chooseConsent(context: BrowserContext, consent: StoredConsent) {
  await context.addInitScript(
    ({ keys, consent }) => {
      try {
        if (localStorage.getItem(keys.value)) return
        localStorage.setItem(keys.value, consent)
        localStorage.setItem(keys.time, String(Date.now()))
      } catch {
        // A test may forbid storage.
      }
    },
    { keys: CONSENT_KEYS, consent },
  )
}

/** The choice and its time, as stored. */
export const storedConsent = (page: Page) =>
  page.evaluate(
    (keys) => ({ value: localStorage.getItem(keys.value), time: localStorage.getItem(keys.time) }),
    CONSENT_KEYS,
  )
