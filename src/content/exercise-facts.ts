import type { ExerciseFacts } from '../plan/model/program'
import type { Replaceable } from '../plan/model/replacements'
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

/** Returns these facts with those that decide what may take its place. */
export function replaceable(exercise: Exercise): Replaceable {
  const { measure, level, instead, easier } = exercise
  return { ...exerciseFacts(exercise), measure, level, instead, easier }
}
