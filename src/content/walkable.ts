import { parseDuration } from '../lib/duration'
import type { Exercises, TrainingExercise } from '../training/model/exercises'
import type { Walk } from '../training/model/walk'
import { exerciseFacts } from './exercise-facts'
import { programOf } from './program'
import { readContent } from './read'
import type { Exercise } from './schema/exercise'
import type { Plan } from './schema/plan'

/** What a walk needs of a plan: all but who walks, and in which unit. */
export type Walkable = Omit<Walk, 'lifter' | 'unit'>

/** Returns exercises as training needs them, by their ids. */
export const trainingExercises = (exercises: readonly Exercise[]): Exercises =>
  new Map(
    exercises.map((exercise): [string, TrainingExercise] => {
      const { id, measure, instead = [], easier = [], harder = [] } = exercise
      return [id, { ...exerciseFacts(exercise), measure, instead, easier, harder }]
    }),
  )

/** Returns what a walk needs of a plan; undefined for a plan without sessions. */
export function walkableOf(plan: Plan, exercises: Exercises): Walkable | undefined {
  const program = programOf(plan)
  const weeks = parseDuration(plan.duration)?.weeks
  return program && weeks ? { program, weeks, exercises } : undefined
}

/** Reads a plan of a content folder by its id; undefined where it has no such plan, or mistakes in it. */
export function readWalkable(folder: string, id: string): Walkable | undefined {
  const { plans, exercises } = readContent(folder).library
  const plan = plans.find(({ complete }) => complete?.id === id)?.complete
  return (
    plan && walkableOf(plan, trainingExercises(exercises.flatMap(({ complete }) => complete ?? [])))
  )
}
