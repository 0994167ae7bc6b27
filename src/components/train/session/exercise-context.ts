import type { Change } from '../../../lib/training/changes'
import type { SessionLog } from '../../../lib/training/log'
import type { SetPlace } from '../../../lib/training/order'
import type { TrainingInput } from '../../../lib/training/verdict'
import type { TrainingPlan } from '../training-plan'

/** What all exercises of a session share. */
export interface ExerciseContext {
  plan: TrainingPlan
  input: TrainingInput
  finished: readonly SessionLog[]
  /** The set that was done last. */
  last: SetPlace | undefined
  /** Makes a change that can be taken back. */
  act: (label: string, change: Change) => void
  onDone: (place: SetPlace, amount: number) => void
  onStart: (place: SetPlace, seconds: number) => void
  onSwap: (entry: number, to: string, isForGood: boolean) => void
}
