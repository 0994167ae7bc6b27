import type { Program } from '../../plan/model/program'
import type { Exercises } from './exercises'
import type { Gear } from './loads'
import type { PlanState, SessionLog } from './log'

/** All that decides what a session asks. */
export interface TrainingInput extends Gear {
  program: Program
  exercises: Exercises
  /** All sessions in this browser, of this plan and of others. */
  sessions: readonly SessionLog[]
  state: PlanState
  now: Date
}
