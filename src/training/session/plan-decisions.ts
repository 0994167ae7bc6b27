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
 * After the last open session of a week, opens the week again if a line fell short that only the weeks change. Not
 * beside a log that could not be read: its own decisions would be overwritten.
 */
function repeatWeek(
  { planId, program, slots }: TrainingPlan,
  week: number,
  { sessions, state }: Pick<TrainingInput, 'sessions' | 'state'>,
) {
  if (currentTraining().isUnread) return
  const { next } = planProgress(slots, sessions, state, program.progression.missed)
  if (next?.week !== week && mustRepeat({ program, sessions, state }, week))
    restart(planId, { week })
}

/** After a session. A corrected older one opens no week again. */
export function repeatIfShort(plan: TrainingPlan, session: SessionLog, input: TrainingInput) {
  const others = input.sessions.filter(({ id }) => id !== session.id)
  const isLatest = others.every((one) => one.plan !== plan.planId || one.started < session.started)
  if (isLatest) repeatWeek(plan, session.week, { ...input, sessions: [...others, session] })
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

/** Whether a session's week is the one that the trainee is in. */
const isCurrentWeek = (
  { slots, program }: TrainingPlan,
  { week }: Slot,
  { sessions, state }: TrainingInput,
) => planProgress(slots, sessions, state, program.progression.missed).next?.week === week

export function skip(plan: TrainingPlan, slot: Slot, input: TrainingInput) {
  const { state } = input
  const skipped = { [slot.key]: now() }
  decide(plan.planId, { skipped })
  if (!isCurrentWeek(plan, slot, input)) return
  const after = { ...state, skipped: { ...state.skipped, ...skipped } }
  repeatWeek(plan, slot.week, { ...input, state: after })
}

/** Marks a session as done, without numbers. */
export function markDone(plan: TrainingPlan, slot: Slot, input: TrainingInput) {
  const session = markedSession(crypto.randomUUID(), plan, slot, now())
  storeSession(session)
  showToast(`${slot.name}, week ${slot.week}, is done.`, {
    label: 'Undo',
    onClick: () => dispatch({ type: 'remove', session: session.id }),
  })
  if (isCurrentWeek(plan, slot, input))
    repeatWeek(plan, slot.week, { ...input, sessions: [...input.sessions, session] })
}
