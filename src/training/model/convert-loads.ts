import { findExercise } from './exercises'
import { availableLoads, type Gear, loadInUnit } from './loads'
import { entryKeys, type SessionLog } from './log'
import type { SetRef } from './session-action'
import type { TrainingInput } from './training-input'

/** A set's load in another unit. */
export interface ConvertedLoad extends SetRef {
  load: number
}

/** Converts the loads of open sets to the nearest available weights in another unit. */
export function convertOpenLoads(
  { entries }: Pick<SessionLog, 'entries'>,
  gear: Gear,
  { exercises, program }: Pick<TrainingInput, 'exercises' | 'program'>,
): ConvertedLoad[] {
  const keys = entryKeys(entries)
  return entries.flatMap(({ exercise, sets }, index) => {
    const available = availableLoads(findExercise(exercises, exercise), program.progression, gear)
    return sets.flatMap(({ load, unit, done }, set) =>
      done || !load || !unit || unit === gear.unit
        ? []
        : { entry: keys[index] ?? '', set, load: loadInUnit({ value: load, unit }, available) },
    )
  })
}
