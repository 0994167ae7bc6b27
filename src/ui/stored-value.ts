import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/browser-storage'

/**
 * Stores a value under a localStorage key, synced across tabs. `parse` must accept null for a missing value,
 * and any text, because visitors and other programs can write there.
 */
export function storedValue<Value>(key: string, parse: (storedText: string | null) => Value) {
  const listeners = new Set<() => void>()
  const initialValue = parse(null)
  let value = initialValue
  /** The last text read or written; undefined before the first read. */
  let storedText: string | null | undefined

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

  /** The current value, the same object until it changes. */
  function current() {
    if (storedText === undefined) readStorage()
    return value
  }

  function subscribe(onChange: () => void) {
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
  }

  return {
    current,
    /** Replaces the value. Returns false if storing it failed, so that it lasts for this visit only. */
    update(change: (value: Value) => Value) {
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
      value = initialValue
      publish()
    },
    /** Drops the in-memory value, as a page load would. */
    forget() {
      storedText = undefined
    },
    /** Returns the current value; that of an empty storage on the server and in the first render. */
    useValue: () => useSyncExternalStore(subscribe, current, () => initialValue),
  }
}

export type StoredValue<Value> = ReturnType<typeof storedValue<Value>>
