/**
 * The browser's local storage, which may be forbidden, full or missing. Nothing here throws: a read
 * that fails returns null, a write that fails returns false.
 */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(...keys: string[]): void {
    for (const key of keys) {
      try {
        window.localStorage.removeItem(key)
      } catch {
        // Storage that cannot be written holds nothing of ours.
      }
    }
  },
}
