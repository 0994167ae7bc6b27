import type { Unit } from '../../lib/vocabulary'
import type { Program } from '../../plan/model/program'
import type { Exercises } from './exercises'
import type { PlanState, SessionLog } from './log'

/** All that decides what a session asks. */
export interface TrainingInput {
  program: Program
  exercises: Exercises
  /** All sessions in this browser, of this plan and of others. */
  sessions: readonly SessionLog[]
  state: PlanState
  unit: Unit
  /** What the trainee's bar weighs, in the unit. */
  bar: number
  now: Date
}
