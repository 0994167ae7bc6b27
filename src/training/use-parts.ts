import { useEffect } from 'react'
import { useOnDemand } from '../components/use-on-demand'
import { browserStorage } from '../lib/browser-storage'
import { prefersLessData } from '../lib/connection'
import { whenIdle } from '../lib/when-idle'
import { checkMarksKey } from './model/marked-session'

/**
 * Lazy parts of the page. Prefetches the session part when idle; if the visitor saves data, only if the URL
 * has a query (`?without=`). A started session prefetches everything, because gyms have bad networks.
 * `isTraining` is also true for a finished session on screen, and while the browser refuses to store. What
 * decides from a log loads with the session part, and before it for who has done a session of the plan.
 */
export function useParts({
  isLogLoaded,
  hasDone,
  isTraining,
  planId,
}: {
  isLogLoaded: boolean
  hasDone: boolean
  isTraining: boolean
  planId: string
}) {
  const session = useOnDemand(() => import('./session/session-views'))
  const log = useOnDemand(() => import('./log/log-views'))
  const fromLog = useOnDemand(() => import('../../packages/progression/from-log'))
  const { decideFromLog } = session.loaded ?? fromLog.loaded ?? {}

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

  const lacksDecisions = hasDone && !decideFromLog
  // biome-ignore lint/correctness/useExhaustiveDependencies: the omitted function does the same in every render
  useEffect(() => {
    if (lacksDecisions) fromLog.request()
  }, [lacksDecisions])

  return { session, log, fromLog, decideFromLog, lacksDecisions }
}

/** The session part, including the writing code, and its loader. */
export type SessionPart = ReturnType<typeof useParts>['session']
export type SessionViews = NonNullable<SessionPart['loaded']>
