import { sessionKey } from '../../progress/model/progress'
import { restoreProgress, untickSessions } from '../../progress/use-progress'
import type { SessionLog } from '../model/log'

type Ticked = Pick<SessionLog, 'plan' | 'week' | 'session' | 'date'>

/** Has the plan's page show a session as ticked off; a tick that is already stored stays as it is. */
export const tick = ({ plan, week, session, date }: Ticked) =>
  restoreProgress(plan, { [sessionKey(week, session)]: date })

/** Removes a session's tick from the plan's page. Returns whether there was one. */
export const untick = ({ plan, week, session }: Ticked) =>
  Object.keys(untickSessions(plan, (key) => key === sessionKey(week, session))).length > 0
