import type { ExerciseBasics } from '../../plan/model/program'
import type { Replaceable } from '../../plan/model/replacements'
import type { Exercise } from '../schema/exercise'

/** Picks the facts of an exercise that plan tables and set counts need. */
export function exerciseBasics(exercise: Exercise): ExerciseBasics {
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

/** Adds to those facts the fields that decide which exercises may replace it. */
export function toReplaceable(exercise: Exercise): Replaceable {
  const { measure, level, instead, easier } = exercise
  return { ...exerciseBasics(exercise), measure, level, instead, easier }
}
