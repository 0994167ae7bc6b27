import { browserStorage } from '../../lib/browser-storage'
import { AHEAD_KEY, oldDrafts, type WriteAhead } from './read-ahead'

// Apart from reading it: nothing of it is needed before something is written.

/** Writes down what the database does not have yet; removes the note where it has everything. */
export function writeAhead({ sessions, plans, removed, past }: WriteAhead) {
  const counts = [sessions, plans, removed.sessions, removed.plans, [...past]]
  if (counts.every(({ length }) => length === 0)) return browserStorage.remove(AHEAD_KEY)
  browserStorage.write(
    AHEAD_KEY,
    JSON.stringify({ sessions, plans, removed, past: Object.fromEntries(past) }),
  )
}

/** Removes the drafts that were taken over. What cannot be read stays where it is. */
export const removeOldDrafts = () =>
  browserStorage.remove(...new Set(oldDrafts().map(({ key }) => key)))
