import { capitalize } from '../../../packages/basics'
import type {
  PlanState,
  Prescription,
  Restart,
  SessionLog,
  Slot,
  TrainingInput,
} from '../../../packages/progression'
import { mustRepeat, newSession, weeksText } from '../../../packages/progression'
import { showToast } from '../../components/toast'
import type { PlanChange } from '../model/change-plan'
import { markedSession } from '../model/marked-session'
import { planProgress } from '../model/plan-progress'
import { currentTraining } from '../storage/store'
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
export function restart(plan: string, weeks: Omit<Restart, 'at'>) {
  const newRound = { ...weeks, at: now() }
  decide(plan, { restarts: { [newRound.at]: newRound } })
  showToast(restartText(weeks), { label: 'Undo', onClick: () => undoRestart(plan, newRound) })
}

/**
 * After the last open session of a week, opens the week again if a line fell short that only the weeks change.
 * A corrected older session opens nothing, nor does one beside a log that could not be read: its own decisions would
 * be overwritten.
 */
export function repeatIfShort(plan: TrainingPlan, session: SessionLog, input: TrainingInput) {
  const { planId, program, slots } = plan
  if (currentTraining().isUnread) return
  const others = input.sessions.filter(({ id }) => id !== session.id)
  const isLatest = others.every((one) => one.plan !== planId || one.started < session.started)
  const sessions = [...others, session]
  const { next } = planProgress(slots, sessions, input.state, program.progression.missed)
  const isWeekDone = next?.week !== session.week
  if (isLatest && isWeekDone && mustRepeat({ ...input, program, sessions }, session.week))
    restart(planId, { week: session.week })
}

export const restartText = (weeks: Omit<Restart, 'at'>) =>
  weeks.week === 0
    ? 'The plan starts over with your next session.'
    : `${capitalize(weeksText(weeks))} ${weeks.to && weeks.to > weeks.week ? 'start' : 'starts'} over with your next session.`

export const undoRestart = (plan: string, { at }: Restart) =>
  decide(plan, { restarts: { [at]: undefined } })

/** Keeps the weights after a break; undo restores the plan's rule. */
export function keepWeights({ plan, kept }: PlanState) {
  decide(plan, { kept: now() })
  const undo = () => decide(plan, { kept })
  showToast('Your weights stay as before the break.', { label: 'Undo', onClick: undo })
}

/** Halves the sets of the next session after an illness; undo restores them. */
export function wasIll({ plan, ill }: PlanState) {
  decide(plan, { ill: now() })
  const undo = () => decide(plan, { ill })
  showToast('Your next session has half the sets.', { label: 'Undo', onClick: undo })
}

export const skip = (plan: string, key: string) => decide(plan, { skipped: { [key]: now() } })

/** Marks a session as done, without numbers. */
export function markDone(plan: TrainingPlan, slot: Slot) {
  const session = markedSession(crypto.randomUUID(), plan, slot, now())
  storeSession(session)
  showToast(`${slot.name}, week ${slot.week}, is done.`, {
    label: 'Undo',
    onClick: () => dispatch({ type: 'remove', session: session.id }),
  })
}
