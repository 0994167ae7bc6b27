import type { Program } from '../../plan/model/program'
import type { Exercises } from './exercises'
import type { Gear } from './loads'
import type { PlanState, SessionLog } from './log'

/** Everything a prescription depends on. */
export interface TrainingInput extends Gear {
  program: Program
  exercises: Exercises
  /** All sessions in this browser, of any plan. */
  sessions: readonly SessionLog[]
  state: PlanState
  now: Date
}
