import type { TraineeGear, TrainingInput } from '../../../../packages/progression'
import {
  availableLoads,
  entryKeys,
  findExercise,
  loadInUnit,
  type SessionLog,
} from '../../../../packages/progression'
import type { ConvertedLoad } from './session-action'

export function convertOpenLoads(
  { entries }: Pick<SessionLog, 'entries'>,
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
export const openUnit = ({ entries }: Pick<SessionLog, 'entries'>) =>
  entries.flatMap(({ sets }) => sets).find(({ done, unit }) => !done && unit)?.unit
