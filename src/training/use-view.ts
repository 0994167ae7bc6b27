import { useEffect, useState } from 'react'

export type LogTab = 'past' | 'progress' | 'data'

/** A tab of the log, and the id of what is open in it. */
export interface LogPage {
  tab: LogTab
  session?: string
  exercise?: string
}

/** A view of the training page. 'session', the default, shows the open session, or else today. */
export type TrainingView = 'today' | 'session' | { end: string } | LogPage

/**
 * The shown view and a function to change it. Each view is a history entry under one URL, so that Back and
 * reload work.
 */
export function useView() {
  const [view, setView] = useState<TrainingView | undefined>(() => window.history.state?.view)
  useEffect(() => {
    const back = () => setView(window.history.state?.view)
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])

  /** `isOver` keeps Back from returning to the current view. */
  function show(next: TrainingView, isOver = false) {
    const { history } = window
    // Pin the default view, because it may become a session meanwhile.
    if (!isOver) history.replaceState({ view: 'today', ...history.state }, '')
    history[isOver ? 'replaceState' : 'pushState']({ ...history.state, view: next }, '')
    setView(next)
    window.scrollTo(0, 0)
  }
  return [view, show] as const
}
