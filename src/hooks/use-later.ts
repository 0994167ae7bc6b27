import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * True in the server's HTML and while it is taken over. On a page that a visitor has moved on to, false
 * until its first view is on the screen: for what nobody sees there, so that the view need not wait for it.
 */
export function useLater(): boolean {
  const movedOn = useHydrated()
  const [shown, setShown] = useState(!movedOn)
  useEffect(() => startTransition(() => setShown(true)), [])
  return shown
}
