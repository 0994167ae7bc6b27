import type { ExerciseFacts } from '../../plan/model/program'

/** What training needs to know of an exercise. */
export interface TrainingExercise extends ExerciseFacts {
  measure: string
  instead: readonly string[]
  easier: readonly string[]
  harder: readonly string[]
}

/** What it has to know to put one in another's place. */
export interface LibraryExercise extends TrainingExercise {
  alsoCalled: readonly string[]
  level: string
  /** Who has to spare one of these is offered another. */
  hardOn: readonly string[]
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

/** Returns a plan that knows other exercises as well; what it knows itself it knows better. */
export const withExercises = <Plan extends { exercises: Exercises }>(
  plan: Plan,
  others: Readonly<Record<string, TrainingExercise>> | undefined,
): Plan =>
  others ? { ...plan, exercises: new Map([...Object.entries(others), ...plan.exercises]) } : plan
