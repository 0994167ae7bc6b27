import type { ExerciseFacts } from '../lib/program/program'
import type { Exercise } from './schema/exercise'

/** Returns what deriving needs to know of a written exercise. */
export function exerciseFacts(exercise: Exercise): ExerciseFacts {
  const { id, title, pattern, perSide, loaded, pair, equipment, muscles } = exercise
  return {
    exerciseId: id,
    title,
    pattern,
    perSide,
    loaded,
    pair,
    equipment,
    main: muscles.main,
    helping: muscles.helping,
  }
}
