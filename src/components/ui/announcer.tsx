import { useSyncExternalStore } from 'react'

let message = ''
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** Has a text read out to those who use a screen reader, without moving their focus. */
export function announce(text: string) {
  // The same text again would change nothing on the page, and so would not be read out.
  message = text === message ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/** The place announcements are read from. Stands once in the layout, so that it outlives a page. */
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
