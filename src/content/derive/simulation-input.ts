import { parseDuration } from '../../lib/duration'
import type { Exercises } from '../../training/model/exercises'
import type { Simulation } from '../../training/model/prescribe/simulate-plan'
import { slotsOf } from '../../training/model/slots'
import type { Exercise } from '../schema/exercise'
import type { Plan } from '../schema/plan'
import { exerciseFacts } from './exercise-facts'
import { programOf } from './program-of'

/** A plan ready to be simulated: a `Simulation` without lifter and unit. */
export type SimulationInput = Omit<Simulation, 'lifter' | 'unit'>

/** Exercises in training's shape, by id. */
export const trainingExercises = (exercises: readonly Exercise[]): Exercises =>
  new Map(exercises.map((exercise) => [exercise.id, exerciseFacts(exercise)]))

/** Prepares a plan for simulation; undefined without sessions. */
export function simulationInput(plan: Plan, exercises: Exercises): SimulationInput | undefined {
  const program = programOf(plan)
  const weeks = parseDuration(plan.duration)?.weeks
  return program && weeks ? { program, slots: slotsOf(program, weeks), exercises } : undefined
}
