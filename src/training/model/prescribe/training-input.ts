import type { Program } from '../../../plan/model/program'
import type { Exercises } from '../exercises'
import type { PlanState, SessionLog } from '../log'
import type { Gear } from './loads'

/** Everything a prescription depends on. */
export interface TrainingInput extends Gear {
  program: Program
  exercises: Exercises
  /** All sessions in this browser, of any plan. */
  sessions: readonly SessionLog[]
  state: PlanState
  now: Date
}
