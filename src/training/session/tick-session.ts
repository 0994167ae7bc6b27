import { sessionKey } from '../../progress/model/ticks'
import { restoreTicks, untickSessions } from '../../progress/use-ticks'
import type { SessionLog } from '../model/log'

type Ticked = Pick<SessionLog, 'plan' | 'week' | 'session' | 'date'>

/** Ticks a session on the plan's page; keeps an existing tick. */
export const tick = ({ plan, week, session, date }: Ticked) =>
  restoreTicks(plan, { [sessionKey(week, session)]: date })

/** Returns whether there was a tick. */
export const untick = ({ plan, week, session }: Ticked) =>
  Object.keys(untickSessions(plan, (key) => key === sessionKey(week, session))).length > 0
