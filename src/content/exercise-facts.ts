import type { ExerciseFacts } from '../plan/model/program'
import type { Exercise } from './schema/exercise'

/** Returns the facts of an exercise from which the tables and numbers of plans are derived. */
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
