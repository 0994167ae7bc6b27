import { sessionKey } from '../../follow-along/model/ticks'
import { restoreTicks, untickSessions } from '../../follow-along/use-ticks'
import { showToast } from '../../ui/toast'
import type { PlanChange } from '../model/change-plan'
import type { SessionLog } from '../model/log'
import type { PlanState, Restart } from '../model/plan-state'
import type { Prescription } from '../model/prescribe/prescribe'
import { newSession } from '../model/prescribe/session-entries'
import type { Slot } from '../model/slots'
import { dispatch } from '../storage/writer'
import type { TrainingPlan } from '../training-plan'

const now = () => new Date().toISOString()

export const decide = (plan: string, change: PlanChange) =>
  dispatch({ type: 'plan', plan, at: now(), change })

const storeSession = (session: SessionLog) =>
  dispatch({ type: 'put', at: now(), sessions: [session] })

/** Starts a session as today's view shows it. */
export const startSession = (
  plan: TrainingPlan,
  slot: Slot,
  prescriptions: readonly Prescription[],
) => storeSession(newSession(crypto.randomUUID(), plan, slot, prescriptions, new Date()))

/** Removes an open session. `outcome` completes the toast: 'Session A is discarded.' */
export function discard(session: SessionLog, outcome: string) {
  dispatch({ type: 'remove', session: session.id })
  showToast(`${session.name} is ${outcome}.`, {
    label: 'Undo',
    onClick: () => storeSession(session),
  })
}

/** Week 0 restarts the whole plan. */
export function restart(plan: string, week: number) {
  // Ticks have no time, so one from today would count for the new round.
  const ticks = untickSessions(plan, ([key]) => week === 0 || key.startsWith(`${week}.`))
  const newRound = { week, at: now(), ticks }
  decide(plan, { restarts: { [newRound.at]: newRound } })
  showToast(restartText(week), { label: 'Undo', onClick: () => undoRestart(plan, newRound) })
}

export const restartText = (week: number) =>
  `${week ? `Week ${week}` : 'The plan'} starts over with your next session.`

/** Undoes a restart and restores the ticks it removed. */
export function undoRestart(plan: string, { at, ticks = {} }: Restart) {
  decide(plan, { restarts: { [at]: undefined } })
  restoreTicks(plan, ticks)
}

/** Keeps the weights after a break; undo restores the plan's rule. */
export function keepWeights({ plan, kept }: PlanState) {
  decide(plan, { kept: now() })
  const undo = () => decide(plan, { kept })
  showToast('Your weights stay as before the break.', { label: 'Undo', onClick: undo })
}

export const skip = (plan: string, key: string) => decide(plan, { skipped: { [key]: now() } })

type Ticked = Pick<SessionLog, 'plan' | 'week' | 'session' | 'date'>

/** Checks a session off on the plan's page. Keeps the day of one already checked off. */
export const tick = ({ plan, week, session, date }: Ticked) =>
  restoreTicks(plan, { [sessionKey(week, session)]: date })

/** Undoes `tick`, but keeps the check of another day. Returns whether the session was checked off. */
export function untick({ plan, week, session, date }: Ticked) {
  const key = sessionKey(week, session)
  return key in untickSessions(plan, ([ticked, day]) => ticked === key && day === date)
}
