import type { SessionLog } from '../model/log'
import type { SetPlace } from '../model/order'
import type { TrainingInput } from '../model/training-input'
import type { TrainingPlan } from '../training-plan'
import type { Settings } from '../use-settings'
import type { Swap } from './swap-panel'
import type { Act } from './use-session'

/** What all exercises of a session share. */
export interface ExerciseContext {
  plan: TrainingPlan
  input: TrainingInput
  settings: Settings
  finished: readonly SessionLog[]
  /** Keys of the session's entries. */
  keys: readonly string[]
  /** Ramp-up sets by the names of lines. */
  rampUps: ReadonlyMap<string, readonly string[]>
  /** The set that was done last. */
  last: SetPlace | undefined
  /** Whether the clock of a set runs. */
  isCounting: boolean
  /** The first exercise by the clock that has no weight yet, and needs one. */
  unweighed: string | undefined
  act: Act
  /** The session as it is stored now. */
  latest: () => SessionLog
  onSwap: (entry: number, swap: Swap) => void
}
