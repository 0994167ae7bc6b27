import { useEffect, useState } from 'react'
import type { ContinueBar } from './continue-bar'
import { BEGUN_KEY } from './model/begun-key'

/** The way back to a plan that goes on. Nothing of it is loaded where none is begun: every page pays for this file. */
export function ContinueLoader({ pathname }: { pathname: string }) {
  const [Bar, setBar] = useState<typeof ContinueBar>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page, which may come after training
  useEffect(() => {
    async function load() {
      if (!(BEGUN_KEY in localStorage)) return
      const part = await import('./continue-bar')
      setBar(() => part.ContinueBar)
    }
    // Where storage is forbidden or the network down, the plan's own page leads back.
    load().catch(() => {})
  }, [pathname])
  return Bar ? <Bar pathname={pathname} /> : null
}
