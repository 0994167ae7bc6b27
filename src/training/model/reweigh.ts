import { exerciseIn } from './exercises'
import { type Gear, loadIn, loadingOf } from './loads'
import { entryKeys, type SessionLog } from './log'
import type { SetRef } from './session-action'
import type { TrainingInput } from './training-input'

/** The weight that a set gets in another unit. */
export interface Reweighed extends SetRef {
  load: number
}

/** Returns the nearest weights there are in another unit, for the sets of a session that are still to be done. */
export function openLoadsIn(
  { entries }: Pick<SessionLog, 'entries'>,
  gear: Gear,
  { exercises, program }: Pick<TrainingInput, 'exercises' | 'program'>,
): Reweighed[] {
  const keys = entryKeys(entries)
  return entries.flatMap(({ exercise, sets }, index) => {
    const loading = loadingOf(exerciseIn(exercises, exercise), program.progression, gear)
    return sets.flatMap(({ load, unit, done }, set) =>
      done || !load || !unit || unit === gear.unit
        ? []
        : { entry: keys[index] ?? '', set, load: loadIn({ value: load, unit }, loading) },
    )
  })
}
