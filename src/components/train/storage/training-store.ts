import { type ByStore, type Kept, kinds, type Maps, type StoreName, storeNames } from './kinds'

/** All that this browser knows of a trainee. It is read by open-training.ts and changed by write-training.ts. */
export type Training = Maps & {
  /** Plans whose part of the log is read, and whether all of it is. */
  opened: ReadonlySet<string>
  isWhole: boolean
  /** Whether the browser refuses to keep what is tapped: it then lasts for this visit only. */
  isRefused: boolean
}

/** What is known on the server, in the first render, and until the log is read. */
export const NOTHING: Training = {
  opened: new Set(),
  isWhole: false,
  isRefused: false,
  sessions: new Map(),
  plans: new Map(),
}

let training = NOTHING
const listeners = new Set<() => void>()

/** The versions that the database had last, as far as this tab knows: its own ones were made of them. */
export const stored: { [Name in StoreName]: Map<string, Kept[Name]> } = {
  sessions: new Map(),
  plans: new Map(),
}

/** Keys of what the database does not have yet. */
export const unsaved: ByStore<Set<string>> = { sessions: new Set(), plans: new Set() }

/** Returns whether something is not in the database yet. */
export const hasUnsaved = () => unsaved.sessions.size + unsaved.plans.size > 0

/** Marks all that this tab knows as unsaved, for a database that may have lost it. */
export function markAllUnsaved() {
  for (const name of storeNames) for (const key of shownIn(name).keys()) unsaved[name].add(key)
}

/** Updates what the page shows. */
export function publish(next: Partial<Training>) {
  training = { ...training, ...next }
  for (const listener of listeners) listener()
}

/** Returns what this browser knows, the same object until it changes. */
export const currentTraining = () => training

/** Returns the records that are shown. */
export const shownIn = <Name extends StoreName>(name: Name): ReadonlyMap<string, Kept[Name]> =>
  (training as Maps)[name]

/** Adds records to those that are shown, or replaces them. */
export function show<Name extends StoreName>(name: Name, records: readonly Kept[Name][]) {
  const shown = new Map(shownIn(name))
  for (const record of records) shown.set(kinds[name].key(record), record)
  publish({ [name]: shown })
}

/** Removes sessions from what is shown. */
export function hide(ids: readonly unknown[]) {
  if (ids.length === 0) return
  publish({ sessions: new Map([...training.sessions].filter(([id]) => !ids.includes(id))) })
}

/**
 * Calls `onChange` after each change, in this tab or another. Returns a function that ends this.
 */
export function subscribeToTraining(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
