import { eraseProgress, untickSessions } from '../../progress/use-progress'
import type { TrainingExercise } from '../model/exercises'
import type { PlanAction } from '../model/plan-action'
import { dispatch } from '../storage/write-training'

const at = () => new Date().toISOString()

const decide = (plan: string, action: PlanAction) => dispatch({ type: 'plan', plan, action })

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
  decide(plan, { type: 'restart', week, at: at() })
  // A tick has a day and no hour: one of today would count for the round that begins.
  if (week === 0) eraseProgress(plan)
  else untickSessions(plan, (key) => key.startsWith(`${week}.`))
}

/** Leaves a session of a plan out, by its key; or takes it in again. */
export const skip = (plan: string, key: string) => decide(plan, { type: 'skip', key, at: at() })
export const unskip = (plan: string, key: string) => decide(plan, { type: 'unskip', key, at: at() })
