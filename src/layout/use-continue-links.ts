import { useEffect, useState } from 'react'
import { browserStorage } from '../lib/browser-storage'
import { STARTED_PLANS_KEY } from '../started-plans/started-plans-key'

/**
 * Returns the links back to started plans, which load once the browser stores one: most visitors have none.
 * Takes the address of the page, because a plan may have started on the page before.
 */
export function useContinueLinks(pathname: string) {
  const [links, setLinks] = useState<typeof import('./continue-bar')>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page looks again
  useEffect(() => {
    const look = () => {
      // Without the network, the plan's own page still leads to it.
      if (browserStorage.read(STARTED_PLANS_KEY))
        import('./continue-bar').then(setLinks).catch(() => {})
    }
    look()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [pathname])
  return links
}
