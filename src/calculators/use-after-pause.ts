import { useEffect } from 'react'
import { announce } from '../components/announcer'

/** In ms without a change. */
const PAUSE = 600

/** When a visitor pauses after a change, announces the result and puts the query into the URL, or clears it. */
export function useAfterPause(changed: unknown, announcement: string, search: string) {
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => {
      announce(announcement)
      const address = search ? `?${search}` : window.location.pathname
      window.history.replaceState(window.history.state, '', address)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [changed, announcement, search])
}
