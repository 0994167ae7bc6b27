import { sessionKey } from '../../follow-along/model/ticks'
import { restoreTicks, untickSessions } from '../../follow-along/use-ticks'
import type { SessionLog } from '../model/log'

type Ticked = Pick<SessionLog, 'plan' | 'week' | 'session' | 'date'>

/** Checks a session off on the plan's page. Keeps the day of one already checked off. */
export const tick = ({ plan, week, session, date }: Ticked) =>
  restoreTicks(plan, { [sessionKey(week, session)]: date })

/** Undoes `tick`. Returns whether the session was checked off. */
export const untick = ({ plan, week, session }: Ticked) =>
  Object.keys(untickSessions(plan, (key) => key === sessionKey(week, session))).length > 0
