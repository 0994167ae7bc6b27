import { useSyncExternalStore } from 'react'
import { storedValue } from '../ui/stored-value'

/** More than anyone saves by hand: the limit for a broken or hostile value. */
const LIMIT = 500

const NONE: readonly string[] = []

/** Returns the plan ids in a stored value. Whatever is not a list of texts counts as empty. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return NONE
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '')
    // The newest stay: what was saved last must not be lost.
    return [...new Set(ids)].slice(-LIMIT)
  } catch {
    return NONE
  }
}

// The key has been spelled so from the start: another spelling would lose what visitors have saved.
const { current, update, subscribe, forget } = storedValue('favourite-workouts', parse)

/**
 * Saves plans that are not saved yet, at a place in the list, by default its end. Returns false where the
 * browser would not store them: they then last for this visit only.
 */
export const saveFavorites = (ids: readonly string[], at = LIMIT) =>
  update((saved) => {
    const added = ids.filter((id) => !saved.includes(id))
    return [...saved.slice(0, at), ...added, ...saved.slice(at)]
  })

/** Removes plans from the list. Returns the same as `saveFavorites`. */
export const removeFavorites = (ids: readonly string[]) =>
  update((saved) => saved.filter((id) => !ids.includes(id)))

/** Forgets what this visit knows, as a new page load does. */
export const forgetFavorites = forget

/**
 * Returns the ids of the plans saved in this browser, oldest first; none on the server and in the
 * first render.
 */
export const useFavorites = () => useSyncExternalStore(subscribe, current, () => NONE)
