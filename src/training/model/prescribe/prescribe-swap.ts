import type { TrainingExercise } from '../exercises'
import type { Entry } from '../log'
import type { Slot } from '../slots'
import { entryOf } from './new-session'
import { prescribe } from './prescribe'
import type { TrainingInput } from './training-input'

/** Prescribes a substitute exercise; undefined if the plan lost the line. */
export function prescribeSwap(
  { line, exercise, planned = exercise }: Entry,
  to: TrainingExercise,
  slot: Slot,
  input: TrainingInput,
): Entry | undefined {
  const { exerciseId } = to
  const state = { ...input.state, swaps: { ...input.state.swaps, [planned]: exerciseId } }
  const exercises = new Map(input.exercises).set(exerciseId, to)
  const by = prescribe(slot, { ...input, state, exercises }).find(
    (prescription) => prescription.line === line,
  )
  return by && entryOf(by)
}
