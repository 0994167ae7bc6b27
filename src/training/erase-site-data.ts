import { storedData } from '../layout/stored-data'
import { browserStorage } from '../lib/browser-storage'
import { removeCopies } from '../offline/copies'
import { forgetDatabase } from './storage/database'
import { holdLock } from './storage/lock'

/**
 * Erases all that the site stores in this browser. Resolves with whether the browser did. The page must be loaded anew
 * afterwards, because it still shows what it had read.
 */
export async function eraseSiteData(): Promise<boolean> {
  // Another tab that trains would write its session again.
  await holdLock(true, () => {})
  try {
    await deleteDatabase()
  } catch {
    return false
  }
  await removeCopies()
  const keys = (storedData['Local storage'] ?? []).map(({ key }) => key)
  const isOurs = (stored: string) =>
    keys.some((key) => (key.endsWith('…') ? stored.startsWith(key.slice(0, -1)) : stored === key))
  browserStorage.remove(...storedKeys().filter(isOurs))
  return true
}

/** Deletes the log. Other tabs close it when asked; rejects if one does not within five seconds. */
function deleteDatabase(): Promise<void> {
  forgetDatabase()
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('training')
    request.onsuccess = () => resolve()
    request.onerror = reject
    setTimeout(reject, 5000)
  })
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
