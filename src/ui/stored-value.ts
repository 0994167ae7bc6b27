import { browserStorage } from '../lib/browser-storage'

/** A value kept in the browser's storage, in step across tabs. */
export interface StoredValue<Value> {
  /** The value as it stands; the same object until it changes. */
  current: () => Value
  /**
   * Replaces the value with the result of `change`. Returns false where the browser would not store
   * it: it then lasts for this visit only.
   */
  update: (change: (value: Value) => Value) => boolean
  /** Deletes the value from the storage. */
  erase: () => void
  /** Calls `onChange` after each change, in this tab or another. Returns a function that ends this. */
  subscribe: (onChange: () => void) => () => void
  /** Forgets what this visit knows, as a new page load does. */
  forget: () => void
}

/**
 * Keeps a value under a key of the browser's storage. `parse` turns the stored text (null where
 * there is none) into the value. It must accept anything: visitors and other programs can write
 * there too.
 */
export function storedValue<Value>(
  key: string,
  parse: (stored: string | null) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  // What was last read or written; undefined before the first look.
  let stored: string | null | undefined
  let value: Value

  /**
   * Reads the storage. A value that could not be stored is kept until another tab stores something
   * else.
   */
  function look() {
    const next = browserStorage.read(key)
    if (next === stored) return
    stored = next
    value = parse(next)
  }

  function publish() {
    for (const listener of listeners) listener()
  }

  function onStorage(event: Event) {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return
    look()
    publish()
  }

  return {
    current() {
      if (stored === undefined) look()
      return value
    },
    update(change) {
      look()
      value = change(value)
      const text = JSON.stringify(value)
      const done = browserStorage.write(key, text)
      if (done) stored = text
      publish()
      return done
    },
    erase() {
      browserStorage.remove(key)
      stored = browserStorage.read(key)
      value = parse(null)
      publish()
    },
    subscribe(onChange) {
      if (listeners.size === 0) {
        // Nobody listened until now: another tab may have changed it.
        if (stored !== undefined) look()
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
      stored = undefined
    },
  }
}
