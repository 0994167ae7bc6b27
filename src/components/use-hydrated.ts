import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Returns false during hydration, then true. Controls that need JavaScript wait for it, so that none looks
 * ready too soon.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
