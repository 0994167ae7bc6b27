import { useSyncExternalStore } from 'react'

let message = ''
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** Lets screen readers read a text, without moving the focus. */
export function announce(text: string) {
  // The same text again would change nothing on the page, and so would not be read out.
  message = text === message ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/**
 * The element announcements are read from. It stands once in the layout, so that it outlives a
 * page.
 */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  )
  return (
    <div role="status" className="sr-only">
      {text}
    </div>
  )
}
