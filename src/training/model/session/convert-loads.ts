import { findExercise } from '../exercises'
import { entryKeys, type SessionLog } from '../log'
import { availableLoads, loadInUnit } from '../prescribe/loads'
import type { TraineeGear, TrainingInput } from '../prescribe/training-input'
import type { SetRef } from './session-action'

type Entries = Pick<SessionLog, 'entries'>

/** A set's load in another unit. */
export interface ConvertedLoad extends SetRef {
  load: number | undefined
}

/** Converts the loads of open sets to the nearest available weights in the trainee's unit. */
export function convertOpenLoads(
  { entries }: Entries,
  { exercises, program, ...gear }: TraineeGear & Pick<TrainingInput, 'exercises' | 'program'>,
): ConvertedLoad[] {
  const keys = entryKeys(entries)
  return entries.flatMap(({ exercise, sets }, index) => {
    const available = availableLoads(findExercise(exercises, exercise), program.progression, gear)
    return sets.flatMap(({ load, unit, done }, set) =>
      done || !unit || unit === gear.unit
        ? []
        : {
            entry: keys[index] ?? '',
            set,
            load: load && loadInUnit({ value: load, unit }, available),
          },
    )
  })
}

/** The unit of the open sets; undefined if none has a weight. */
export const openUnit = ({ entries }: Entries) =>
  entries.flatMap(({ sets }) => sets).find(({ done, unit }) => !done && unit)?.unit
