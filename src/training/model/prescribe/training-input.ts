import type { Program } from '../../../plan/model/program'
import type { Exercises } from '../exercises'
import type { PlanState, SessionLog } from '../log'
import type { TraineeGear } from './loads'

/** Everything a prescription depends on. */
export interface TrainingInput extends TraineeGear {
  program: Program
  exercises: Exercises
  /** Sessions of any plan, as far as this page has loaded them. */
  sessions: readonly SessionLog[]
  state: PlanState
  now: Date
}
