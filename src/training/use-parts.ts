import { useEffect } from 'react'
import { useOnDemand } from '../components/use-on-demand'
import { browserStorage } from '../lib/browser-storage'
import { prefersLessData } from '../lib/connection'
import { whenIdle } from '../lib/when-idle'
import { checkMarksKey } from './model/marked-session'

/**
 * Lazy parts of the page. Prefetches the session part when idle; if the visitor saves data, only if the URL
 * has a query (`?without=`). A started session prefetches everything, because gyms have bad networks.
 * `isTraining` is also true for a finished session on screen, and while the browser refuses to store.
 */
export function useParts({
  isLogLoaded,
  isTraining,
  planId,
}: {
  isLogLoaded: boolean
  isTraining: boolean
  planId: string
}) {
  const session = useOnDemand(() => import('./session/session-views'))
  const log = useOnDemand(() => import('./log/log-views'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the omitted functions do the same in every render
  useEffect(() => {
    if (isTraining) {
      session.request()
      whenIdle(() => log.request(false))
    } else if (isLogLoaded && browserStorage.read(checkMarksKey(planId)) !== null) {
      // Today depends on them.
      session.request(false)
    } else if (isLogLoaded && (window.location.search || !prefersLessData(/2g/)))
      whenIdle(() => session.request(false))
  }, [isLogLoaded, isTraining])

  return { session, log }
}

/** The session part, including the writing code, and its loader. */
export type SessionPart = ReturnType<typeof useParts>['session']
export type SessionViews = NonNullable<SessionPart['loaded']>
