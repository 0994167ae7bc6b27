import { useSyncExternalStore } from 'react'

/** The nav bar turns solid once the page is scrolled further than this (spec sections 2 and 9), in pixels. */
const SCROLL_THRESHOLD = 10

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** True once the page is scrolled more than 10 pixels; false on the server. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  )
