import { useSyncExternalStore } from 'react'
import { parseJson } from '../../packages/basics'
import { browserStorage } from '../lib/browser-storage'

/**
 * Stores a value as JSON under a localStorage key, synced across tabs. `read` must accept anything, because
 * visitors and other programs can write there, and undefined for a missing value.
 */
export function storedValue<Value>(key: string, read: (stored: unknown) => Value) {
  const listeners = new Set<() => void>()
  const initialValue = read(undefined)
  let value = initialValue
  /** The text that `value` was read from. */
  let storedText: string | null = null

  /**
   * The current value, the same object until it changes. One that failed to store is kept until another tab
   * stores something.
   */
  function current() {
    const text = browserStorage.read(key)
    if (text !== storedText) value = read(parseJson(text))
    storedText = text
    return value
  }

  function publish() {
    for (const listener of listeners) listener()
  }

  function onStorage(event: Event) {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return
    publish()
  }

  function subscribe(onChange: () => void) {
    if (listeners.size === 0) {
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
      value = change(current())
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
    /** Returns the current value; that of an empty storage on the server and in the first render. */
    useValue: () => useSyncExternalStore(subscribe, current, () => initialValue),
  }
}
