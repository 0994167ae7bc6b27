import { useEffect, useState } from 'react'

/** The parts that show the log as a whole. */
export const logKinds = ['past', 'progress', 'data'] as const
export type LogKind = (typeof logKinds)[number]

/** The parts of a training page: 'session' is the open one, else today; so it is where nothing was chosen. */
export type View = 'today' | 'session' | LogKind | { end: string }

/** Returns which part of the log a view is, if it is one. */
export const logKind = (view: View | undefined) => logKinds.find((kind) => kind === view)

/**
 * Returns which part of the page is shown, and what shows another. Each is an entry of the history, under the same
 * address: Back leads back, and a reload stays.
 */
export function useView() {
  const [view, setView] = useState<View | undefined>(() => window.history.state?.view)
  useEffect(() => {
    const back = () => setView(window.history.state?.view)
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])

  /** `isOver` says that what is shown now is nothing to come back to. */
  function show(next: View, isOver = false) {
    const { history } = window
    // What is left unchosen may become a session meanwhile.
    if (!isOver) history.replaceState({ view: 'today', ...history.state }, '')
    history[isOver ? 'replaceState' : 'pushState']({ ...history.state, view: next }, '')
    setView(next)
    window.scrollTo(0, 0)
  }
  return [view, show] as const
}
