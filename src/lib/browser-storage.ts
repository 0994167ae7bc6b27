/**
 * localStorage that never throws, even if blocked, full or missing. A failed read returns null, and a failed
 * write returns false.
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
        // Storage that refuses changes holds nothing of ours.
      }
    }
  },
}
