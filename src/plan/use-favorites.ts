import { storedValue } from '../ui/stored-value'

/** Limit for broken or hostile values. Nobody saves this many by hand. */
const MAX_SAVED = 500

/** Parses stored plan ids. Anything but a list of strings counts as empty. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '')
    // Keep the newest, because the last saves must not be lost.
    return [...new Set(ids)].slice(-MAX_SAVED)
  } catch {
    return []
  }
}

// The key keeps its first spelling, because a new one would lose visitors' saved plans.
const { update, useValue, forget } = storedValue('favourite-workouts', parse)

/**
 * Saves new plan ids at an index, by default at the end. Returns false if the browser couldn't store them, so
 * that they last for this visit only.
 */
export const saveFavorites = (ids: readonly string[], index = MAX_SAVED) =>
  update((saved) => {
    const added = ids.filter((id) => !saved.includes(id))
    return [...saved.slice(0, index), ...added, ...saved.slice(index)]
  })

export const removeFavorites = (ids: readonly string[]) =>
  update((saved) => saved.filter((id) => !ids.includes(id)))

/** Clears the in-memory value, as a page load does. */
export const forgetFavorites = forget

/** Returns the saved plan ids, oldest first; empty on the server and in the first render. */
export const useFavorites = useValue
