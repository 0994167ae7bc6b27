import { finishedSessions } from './history'
import { maximumOf } from './maximum'
import type { Slot } from './slots'
import type { TrainingInput } from './verdict'

/** Returns the lifts whose maximum a session needs for its percentages, and is not known. */
export function missingMaxima(slot: Slot, { program, state, sessions }: TrainingInput): string[] {
  const finished = finishedSessions(sessions)
  const lifts = slot.lines
    .filter(
      (line) => (line.rule ?? program.progression.rule) === 'percent' && line.percent !== undefined,
    )
    .filter((line) => !state.swaps[line.exercise])
    .map((line) => line.of ?? line.exercise)
  return [...new Set(lifts)].filter((lift) => !maximumOf(lift, state, finished))
}
