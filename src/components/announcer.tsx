import { useSyncExternalStore } from 'react'

let message = ''
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Announces a text to screen readers without moving focus. */
export function announce(text: string) {
  // A repeated text would not change the DOM, so screen readers would not announce it.
  message = text === message ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/** The live region for announcements. Rendered once in the layout, so that it outlives pages. */
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
