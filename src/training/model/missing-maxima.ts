import { neededSessions } from './history'
import { maximumOf } from './maximum'
import type { Slot } from './slots'
import type { TrainingInput } from './verdict'

/** Returns the lifts whose maximum a session needs for its percentages, and is not known. */
export function missingMaxima(slot: Slot, input: TrainingInput): string[] {
  const { program, state } = input
  const finished = neededSessions(input)
  const lifts = slot.lines
    .filter(
      (line) => (line.rule ?? program.progression.rule) === 'percent' && line.percent !== undefined,
    )
    .filter(({ exercise }) => (state.swaps[exercise] ?? exercise) === exercise)
    .map((line) => line.of ?? line.exercise)
  return [...new Set(lifts)].filter((lift) => !maximumOf(lift, state, finished))
}
