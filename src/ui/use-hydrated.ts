import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false while React takes over the server's HTML, true from then on. What works only with
 * JavaScript waits for it, so that no button looks ready before it is.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
