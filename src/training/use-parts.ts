import { useEffect } from 'react'
import { prefersLessData } from '../start/connection'
import { whenIdle } from '../start/when-idle'
import { useOnDemand } from '../ui/use-on-demand'

/**
 * Returns the parts of the page that are not needed for its first view. The part for a session is fetched ahead while
 * today is shown, unless the visitor saves data and the address asks for nothing (`?without=`); once a session has
 * begun all parts are, because gyms have bad networks. Takes whether the log is read, and whether a session is open or
 * looked at, or nothing kept.
 */
export function useParts({ isOpen, isTraining }: { isOpen: boolean; isTraining: boolean }) {
  const session = useOnDemand(() => import('./session/session-views'))
  const log = useOnDemand(() => import('./log/log-views'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: they do the same in every render
  useEffect(() => {
    if (isTraining) {
      session.request()
      whenIdle(() => log.request(false))
    } else if (isOpen && (window.location.search || !prefersLessData(/2g/)))
      whenIdle(() => session.request(false))
  }, [isOpen, isTraining])

  return { session, log }
}

/** The part that a session needs, with what writes it down, and how it is asked for. */
export type SessionPart = ReturnType<typeof useParts>['session']
/** The part that shows the log as a whole, once it is loaded. */
export type LogPart = NonNullable<ReturnType<typeof useParts>['log']['part']>
export type SessionViews = NonNullable<SessionPart['part']>
