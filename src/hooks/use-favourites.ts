import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/browser-storage'

const KEY = 'favourite-workouts'

/** More than anyone saves by hand: what a broken or hostile value may not exceed. */
const LIMIT = 500

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let favourites: readonly string[] | null = null

/** The plan ids in a stored value. Whatever is not a list of texts counts as empty. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return NONE
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '')
    return [...new Set(ids)].slice(0, LIMIT)
  } catch {
    return NONE
  }
}

function current(): readonly string[] {
  favourites ??= parse(browserStorage.read(KEY))
  return favourites
}

function publish() {
  for (const listener of listeners) listener()
}

/** Another tab has changed the list: read it again. */
function onStorage({ key }: StorageEvent) {
  if (key !== KEY && key !== null) return
  favourites = null
  publish()
}

function subscribe(onChange: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/**
 * Replaces the saved plans by these ids. Gives false where the browser would not store them: they then
 * last for this visit only.
 */
export function setFavourites(ids: readonly string[]): boolean {
  favourites = [...new Set(ids)].slice(0, LIMIT)
  const stored = browserStorage.write(KEY, JSON.stringify(favourites))
  publish()
  return stored
}

/** Saves a plan, or takes it off the list where it is on it. Gives what `setFavourites` gives. */
export function toggleFavourite(id: string): boolean {
  const ids = current()
  return setFavourites(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

/** Forgets what this visit knows, as a new page load does. */
export function forgetFavourites() {
  favourites = null
}

/** The ids of the plans saved in this browser, oldest first; none on the server and in the first render. */
export const useFavourites = () => useSyncExternalStore(subscribe, current, () => NONE)
