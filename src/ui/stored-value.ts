import { browserStorage } from '../lib/browser-storage'

/** A localStorage value, synced across tabs. */
export interface StoredValue<Value> {
  /** The current value, the same object until it changes. */
  current: () => Value
  /** Replaces the value. Returns false if storing it failed, so that it lasts for this visit only. */
  update: (change: (value: Value) => Value) => boolean
  erase: () => void
  /** Calls `onChange` after each change in any tab. Returns an unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
  /** Drops the in-memory value, as a page load would. */
  forget: () => void
}

/**
 * Stores a value under a localStorage key. `parse` must accept null for a missing value, and any text,
 * because visitors and other programs can write there.
 */
export function storedValue<Value>(
  key: string,
  parse: (storedText: string | null) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  // Last text read or written; undefined before the first read.
  let storedText: string | null | undefined
  let value: Value

  /** Reads the storage. A value that failed to store is kept until another tab stores something else. */
  function readStorage() {
    const next = browserStorage.read(key)
    if (next === storedText) return
    storedText = next
    value = parse(next)
  }

  function publish() {
    for (const listener of listeners) listener()
  }

  function onStorage(event: Event) {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return
    readStorage()
    publish()
  }

  return {
    current() {
      if (storedText === undefined) readStorage()
      return value
    },
    update(change) {
      readStorage()
      value = change(value)
      const text = JSON.stringify(value)
      const isStored = browserStorage.write(key, text)
      if (isStored) storedText = text
      publish()
      return isStored
    },
    erase() {
      browserStorage.remove(key)
      storedText = browserStorage.read(key)
      value = parse(null)
      publish()
    },
    subscribe(onChange) {
      if (listeners.size === 0) {
        // Without listeners, this missed changes in other tabs.
        if (storedText !== undefined) readStorage()
        window.addEventListener('storage', onStorage)
        // A page in the back/forward cache gets no storage events.
        window.addEventListener('pageshow', onStorage)
      }
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onStorage)
      }
    },
    forget() {
      storedText = undefined
    },
  }
}
