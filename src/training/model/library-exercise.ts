import type { TrainingExercise } from '../../../packages/progression'
import type { Level } from '../../lib/vocabulary'

/** An exercise with the facts that only swaps need. */
export interface LibraryExercise extends TrainingExercise {
  alsoCalled: readonly string[]
  level: Level
  /** Body parts it strains. A trainee with pain there gets another exercise. */
  hardOn: readonly string[]
}
