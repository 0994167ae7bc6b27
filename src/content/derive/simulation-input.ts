import type { Exercises, Simulation } from '../../../packages/progression'
import { parseDuration, programOf, slotsOf } from '../../../packages/progression'
import type { Exercise } from '../schema/exercise'
import type { Plan } from '../schema/plan'
import { exerciseFacts } from './exercise-facts'

/** A plan ready to be simulated: a `Simulation` without lifter and unit. */
type SimulationInput = Omit<Simulation, 'lifter' | 'unit'>

/** Exercises in training's shape, by id. */
export const trainingExercises = (exercises: readonly Exercise[]): Exercises =>
  new Map(exercises.map((exercise) => [exercise.id, exerciseFacts(exercise)]))

/** Prepares a plan for simulation; undefined without sessions. */
export function simulationInput(plan: Plan, exercises: Exercises): SimulationInput | undefined {
  const program = programOf(plan)
  const weeks = parseDuration(plan.duration)?.weeks
  return program && weeks ? { program, slots: slotsOf(program, weeks), exercises } : undefined
}
