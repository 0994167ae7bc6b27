import type { ExerciseBasics } from '../language/program'
import type { Measure } from '../language/vocabulary'

export interface TrainingExercise extends ExerciseBasics {
  measure: Measure
  instead: readonly string[]
  easier: readonly string[]
  harder: readonly string[]
}

export type Exercises = ReadonlyMap<string, TrainingExercise>

/** Finds an exercise. If it no longer exists, returns one without weight, with its id as the title. */
export const findExercise = (exercises: Exercises, id: string): TrainingExercise =>
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

/** Adds exercises to a plan; the plan's own take precedence. */
export const addExercises = <Plan extends { exercises: Exercises }>(
  plan: Plan,
  others: Readonly<Record<string, TrainingExercise>> | undefined,
): Plan =>
  others ? { ...plan, exercises: new Map([...Object.entries(others), ...plan.exercises]) } : plan
