import { useEffect } from 'react'
import { isSparing } from '../../navigation/connection'
import { whenIdle } from '../../navigation/when-idle'
import { useOnDemand } from '../ui/use-on-demand'

/** How far a visit has come: whether the log is read, and whether a session is open or looked at. */
interface Visit {
  isOpen: boolean
  isTraining: boolean
}

/** Loads progress, the trainee's own data, and what makes a file of it. */
export const loadLogViews = () => import('./log/log-views')

/**
 * The parts of the page that its first view does without. A session's is fetched ahead while today is looked at,
 * where the visitor does not save data; once one has begun all are, for the network of a gym is a bad one.
 */
export function useParts({ isOpen, isTraining }: Visit) {
  const session = useOnDemand(() => import('./session/session-views'))
  const log = useOnDemand(loadLogViews)

  // biome-ignore lint/correctness/useExhaustiveDependencies: they do the same in every render
  useEffect(() => {
    if (isTraining) {
      session.request()
      whenIdle(() => log.request(false))
    } else if (isOpen && !isSparing(/2g/)) whenIdle(() => session.request(false))
  }, [isOpen, isTraining])

  return { session, log }
}

/** The part that a session needs, with what writes it down, and how it is asked for. */
export type SessionPart = ReturnType<typeof useParts>['session']
export type SessionViews = NonNullable<SessionPart['part']>
