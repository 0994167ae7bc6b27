import type { Program } from '../../plan/model/program'
import { parseRampSet, rampUpsOf } from '../../plan/model/ramp-up'
import { type Exercises, exerciseIn } from './exercises'
import { type Loading, nearestLoad } from './loads'
import { lineName, type Slot } from './slots'

/** Returns the ramp-up sets of a session's lines, by their names in logs. */
export function rampUpsByLine(program: Program, slot: Slot, exercises: Exercises) {
  const sets = rampUpsOf(slot, (id) => exerciseIn(exercises, id).loaded === 'weight')
  return new Map([...sets].map(([index, each]) => [lineName(program, slot.name, index), each]))
}

/** Returns ramp-up sets with the weights there are for a day's weight: only lighter ones, each once. */
export function rampLoads(
  sets: readonly string[],
  work: number,
  loading: Loading,
): { reps: number; load: number }[] {
  return sets
    .map(parseRampSet)
    .map(({ reps, percent }) => ({
      reps,
      load: percent === 0 ? loading.least : nearestLoad((work * percent) / 100, loading),
    }))
    .filter(
      ({ load }, at, all) =>
        load > 0 && load < work && all.findLastIndex((one) => one.load === load) === at,
    )
}
