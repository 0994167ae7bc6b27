import { parseDuration } from '../language/duration'
import { programOf, type WrittenProgram } from '../language/program-of'
import type { Exercises } from '../record/exercises'
import { slotsOf } from '../week/slots'
import type { Simulation } from './simulate-plan'

/** A plan ready to be simulated: a `Simulation` without lifter and unit. */
type SimulationInput = Omit<Simulation, 'lifter' | 'unit'>

/** Prepares a written plan for simulation; undefined without sessions. */
export function simulationInput(
  plan: WrittenProgram,
  exercises: Exercises,
): SimulationInput | undefined {
  const program = programOf(plan)
  const weeks = parseDuration(plan.duration)?.weeks
  return program && weeks ? { program, slots: slotsOf(program, weeks), exercises } : undefined
}
