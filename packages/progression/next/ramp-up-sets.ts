import { type Exercises, findExercise } from '../record/exercises'
import { parseRampSet, rampUpsOf } from '../week/ramp-up'
import type { Slot } from '../week/slots'
import { type AvailableLoads, nearestLoad } from './loads'

interface RampUpInput {
  slot: Slot
  exercises: Exercises
  lineKey: string
  /** The working weight. */
  work: number
  available: AvailableLoads
}

/** A line's ramp-up sets at today's weights. */
export function rampUpSets({ slot, exercises, lineKey, work, available }: RampUpInput) {
  const needsWeight = (id: string) => findExercise(exercises, id).loaded === 'weight'
  return rampUpLoads(rampUpsOf(slot, needsWeight).get(lineKey) ?? [], work, available)
}

/** Ramp-up sets with available weights, each below the working weight, without repeats. */
export function rampUpLoads(
  sets: readonly string[],
  work: number,
  available: AvailableLoads,
): { reps: number; load: number }[] {
  return sets
    .map(parseRampSet)
    .map(({ reps, percent }) => ({
      reps,
      load: percent === 0 ? available.least : nearestLoad((work * percent) / 100, available),
    }))
    .filter(
      ({ load }, index, all) =>
        load > 0 && load < work && all.findLastIndex((step) => step.load === load) === index,
    )
}
