import { parseDuration } from '../lib/duration'
import type { Exercises, TrainingExercise } from '../training/model/exercises'
import type { Walk } from '../training/model/walk'
import { exerciseFacts } from './exercise-facts'
import { programOf } from './program'
import { readContent } from './read'
import type { Exercise } from './schema/exercise'
import type { Plan } from './schema/plan'

/** A plan ready to be walked: a `Walk` without lifter and unit. */
export type Walkable = Omit<Walk, 'lifter' | 'unit'>

/** Exercises in training's shape, by id. */
export const trainingExercises = (exercises: readonly Exercise[]): Exercises =>
  new Map(
    exercises.map((exercise): [string, TrainingExercise] => {
      const { id, measure, instead = [], easier = [], harder = [] } = exercise
      return [id, { ...exerciseFacts(exercise), measure, instead, easier, harder }]
    }),
  )

/** Prepares a plan for a walk; undefined without sessions. */
export function walkableOf(plan: Plan, exercises: Exercises): Walkable | undefined {
  const program = programOf(plan)
  const weeks = parseDuration(plan.duration)?.weeks
  return program && weeks ? { program, weeks, exercises } : undefined
}

/** Reads a plan by id from a content folder; undefined if it is missing or has mistakes. */
export function readWalkable(folder: string, id: string): Walkable | undefined {
  const { plans, exercises } = readContent(folder).library
  const plan = plans.find(({ complete }) => complete?.id === id)?.complete
  return (
    plan && walkableOf(plan, trainingExercises(exercises.flatMap(({ complete }) => complete ?? [])))
  )
}
