import type { PlanState, SessionLog } from '../../../packages/progression'
import { SESSION_ADDRESS_KEY } from '../../head-script/open-session'
import { browserStorage } from '../../lib/browser-storage'
import { trainPath } from '../../lib/paths'
import { eraseStartedPlan, recordStartedPlan } from '../../started-plans/use-started-plans'

export interface PlanStatus {
  planId: string
  title: string
  sessions: readonly SessionLog[]
  state: PlanState
  /** The open or next session; undefined once the plan is done. */
  next: { name: string; week: number } | undefined
}

/** ISO time of a plan's last training. A correction changes a finished session, but is no training. */
export const lastTrained = (planId: string, sessions: readonly SessionLog[]) =>
  sessions
    .flatMap(({ plan, finished, changed }) => (plan === planId ? (finished ?? changed) : []))
    .sort()
    .at(-1)

/** Records a started plan's next session for other pages, or that there is none, and the address of an open one. */
export function recordStatus({ planId, title, sessions, state, next }: PlanStatus) {
  recordOpenSession(
    trainPath(planId),
    sessions.some(({ plan, finished }) => plan === planId && !finished),
  )
  const at = lastTrained(planId, sessions)
  const swapped = Object.entries(state.swaps).filter(([from, to]) => from !== to).length
  if (at && next)
    recordStartedPlan({ plan: planId, title, name: next.name, week: next.week, at, swapped })
  else eraseStartedPlan(planId)
}

function recordOpenSession(address: string, isOpen: boolean) {
  if (isOpen) browserStorage.write(SESSION_ADDRESS_KEY, address)
  else if (browserStorage.read(SESSION_ADDRESS_KEY) === address)
    browserStorage.remove(SESSION_ADDRESS_KEY)
}
