import { useEffect } from 'react'
import { announce } from '../ui/announcer'

/** In ms without a change. */
const PAUSE = 600

/** When a visitor pauses after a change, announces the result and puts the query into the URL. */
export function useAfterPause(changed: unknown, announcement: string, search: string) {
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => {
      announce(announcement)
      window.history.replaceState(window.history.state, '', `?${search}`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [changed, announcement, search])
}
