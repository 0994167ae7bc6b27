import type { BrowserContext } from '@playwright/test'

/** Ways in which a browser's storage fails. */
export type StorageFault = 'throws on every access' | 'is full'

/** Breaks the local storage of every page of a browser context. */
export async function breakStorage(context: BrowserContext, fault: StorageFault): Promise<void> {
  await context.addInitScript((fault) => {
    if (fault === 'throws on every access') {
      // Browsers that block cookies refuse both.
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
      return
    }
    Object.defineProperty(Storage.prototype, 'setItem', {
      value() {
        throw new DOMException('Nothing can be stored.', 'QuotaExceededError')
      },
    })
  }, fault)
}

/** Puts values into the local storage of every page of a browser context, once. */
export async function store(context: BrowserContext, values: Record<string, string>) {
  await context.addInitScript((values) => {
    try {
      if (sessionStorage.getItem('stored-by-test')) return
      sessionStorage.setItem('stored-by-test', 'yes')
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    } catch {
      // The initial empty document has no storage.
    }
  }, values)
}
