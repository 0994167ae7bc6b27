import { useEffect, useState } from 'react'
import type { ContinueBar } from './continue-bar'
import { STARTED_PLANS_KEY } from './model/started-plans-key'

/** Loads the continue bar only if a plan was started. Every page includes this file, so it stays small. */
export function ContinueLoader({ pathname }: { pathname: string }) {
  const [Bar, setBar] = useState<typeof ContinueBar>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again on each page, since training may come before it
  useEffect(() => {
    async function load() {
      if (!(STARTED_PLANS_KEY in localStorage)) return
      const part = await import('./continue-bar')
      setBar(() => part.ContinueBar)
    }
    // If storage is blocked or the network is down, the plan's own page still links to training.
    load().catch(() => {})
  }, [pathname])
  return Bar ? <Bar pathname={pathname} /> : null
}
