import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the server's HTML is being taken over, true from then on. What works only with
 * JavaScript waits for it, so that no button is shown ready before it is.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
