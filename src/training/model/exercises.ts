import type { ExerciseFacts } from '../../plan/model/program'

/** What training needs to know of an exercise. */
export interface TrainingExercise extends ExerciseFacts {
  measure: string
  instead: readonly string[]
  easier: readonly string[]
  harder: readonly string[]
}

/** Exercises by their ids. */
export type Exercises = ReadonlyMap<string, TrainingExercise>

/**
 * Returns an exercise. One that no longer exists is called by its id and counts as a movement
 * without weight.
 */
export const exerciseIn = (exercises: Exercises, id: string): TrainingExercise =>
  exercises.get(id) ?? {
    exerciseId: id,
    title: id.replaceAll('-', ' '),
    pattern: '',
    loaded: 'added',
    equipment: [],
    main: [],
    helping: [],
    measure: 'reps',
    instead: [],
    easier: [],
    harder: [],
  }
