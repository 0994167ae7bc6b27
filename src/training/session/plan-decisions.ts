import { restoreProgress, untickSessions } from '../../progress/use-progress'
import { showToast } from '../../ui/toast'
import type { TrainingExercise } from '../model/exercises'
import type { PlanState, Restart, SessionLog } from '../model/log'
import type { PlanAction } from '../model/plan-action'
import { prescribe } from '../model/prescribe'
import { newSession } from '../model/session'
import type { Slot } from '../model/slots'
import type { TrainingInput } from '../model/training-input'
import { dispatch } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'

const at = () => new Date().toISOString()

const decide = (plan: string, action: PlanAction) => dispatch({ type: 'plan', plan, action })

const store = (session: SessionLog) => dispatch({ type: 'put', at: at(), sessions: [session] })

/** Opens a session of a plan, with what it asks today. */
export function startSession(plan: TrainingPlan, slot: Slot, input: TrainingInput) {
  const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
  store(newSession(id, plan, slot, prescribe(slot, input), new Date()))
}

/** Takes an open session out of the log, and says so. */
export function discard(session: SessionLog, said: string) {
  dispatch({ type: 'remove', session: session.id })
  showToast(`${session.name} is ${said}.`, { label: 'Undo', onClick: () => store(session) })
}

/** Puts exercises in the place of others for the rest of a plan, by their ids; in its own place one takes it back. */
export function swapAll(plan: string, swaps: Readonly<Record<string, string>>) {
  for (const [planned, to] of Object.entries(swaps))
    decide(plan, { type: 'swap', planned, to, at: at() })
}

/** Lets a plan know an exercise of the library. */
export const addExercise = (plan: string, exercise: TrainingExercise) =>
  decide(plan, { type: 'exercise', exercise, at: at() })

/** Begins a week of a plan again; week 0 is the whole plan. */
export function restart(plan: string, week: number) {
  // A tick has a day and no hour: one of today would count for the round that begins.
  const ticks = untickSessions(plan, (key) => week === 0 || key.startsWith(`${week}.`))
  const begun = { week, at: at(), ticks }
  decide(plan, { type: 'restart', ...begun })
  showToast(`${week ? `Week ${week}` : 'The plan'} begins again with your next session.`, {
    label: 'Undo',
    onClick: () => goOn(plan, begun),
  })
}

/** Takes a restart of a plan back, with the ticks that it removed. */
export function goOn(plan: string, { at: restart, ticks = {} }: Restart) {
  decide(plan, { type: 'go on', restart, at: at() })
  restoreProgress(plan, ticks)
}

/** Keeps the weights after a break; undo says the plan's rule again. */
export function keepWeights({ plan, kept }: PlanState) {
  decide(plan, { type: 'keep weights', before: at(), at: at() })
  const undo = () => decide(plan, { type: 'keep weights', before: kept, at: at() })
  showToast('Your weights go on as before the break.', { label: 'Undo', onClick: undo })
}

/** Leaves a session of a plan out, by its key; or takes it in again. */
export const skip = (plan: string, key: string) => decide(plan, { type: 'skip', key, at: at() })
export const unskip = (plan: string, key: string) => decide(plan, { type: 'unskip', key, at: at() })
