import type { Program } from '../language/program'
import type { Unit } from '../language/vocabulary'
import type { Exercises } from '../record/exercises'
import type { SessionLog } from '../record/log'
import type { PlanState } from '../record/plan-state'

/** The trainee's weights in ascending order. A missing kind follows the plan's steps. */
export interface OwnedWeights {
  dumbbell?: readonly number[]
  kettlebell?: readonly number[]
  /** One number per pair of plates, so a duplicate is another pair. */
  plates?: readonly number[]
}

/** The trainee's equipment, in one unit. */
export interface TraineeGear {
  unit: Unit
  /** Empty bar weight. */
  bar: number
  owned?: OwnedWeights | undefined
  /** Missing equipment in the plans' words: 'bench', 'dumbbell or kettlebell'. */
  lacks?: readonly string[] | undefined
}

/** All facts a prescription depends on. */
export interface TrainingFacts extends TraineeGear {
  program: Program
  exercises: Exercises
  /** Sessions of any plan, as far as this page has loaded them. */
  sessions: readonly SessionLog[]
  state: PlanState
  now: Date
}
