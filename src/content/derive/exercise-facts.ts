import type { Exercises } from '../../../packages/progression'
import type { LibraryExercise } from '../../training/model/library-exercise'
import type { Exercise } from '../schema/exercise'

/** Picks the facts of an exercise that plans, training and the finder use. */
export function exerciseFacts(exercise: Exercise): LibraryExercise {
  const { id, title, alsoCalled = [], pattern, perSide, loaded, pair, equipment } = exercise
  const { muscles, measure, level, hardOn = [], easier, harder, instead } = exercise
  return {
    exerciseId: id,
    title,
    alsoCalled,
    pattern,
    perSide,
    loaded,
    pair,
    equipment,
    main: muscles.main,
    helping: muscles.helping,
    measure,
    level,
    hardOn,
    easier,
    harder,
    instead,
  }
}

/** The facts of exercises, by id. */
export const exerciseFactsById = (exercises: readonly Exercise[]): Exercises =>
  new Map(exercises.map((exercise) => [exercise.id, exerciseFacts(exercise)]))
