import { type Muscle, muscles } from '../../lib/vocabulary'
import { rangeOf } from './numbers'
import type { ExerciseLibrary, Program } from './program'
import { daysOfWeek, type WeekLine } from './week'

/** Sets with more reps in reserve than this are not hard. */
const HARD_RESERVE = 4

/** Assumed reserve if a line gives no effort. */
export const DEFAULT_RESERVE = 2

/**
 * Returns a set's reps in reserve. Takes the upper end of a range, or 10 minus RPE, or 2 if a line gives no
 * effort. Undefined for effort in words only.
 */
export function reserveOf({ reserve, rpe, effort }: WeekLine): number | undefined {
  if (reserve !== undefined) return rangeOf(reserve)?.[1]
  if (rpe !== undefined) return 10 - (rangeOf(rpe)?.[1] ?? 0)
  return effort === undefined ? DEFAULT_RESERVE : undefined
}

/** Whether a line's sets are hard: at most four reps in reserve, or RPE 6 and up. */
export const isHard = (line: WeekLine) =>
  (reserveOf(line) ?? Number.POSITIVE_INFINITY) <= HARD_RESERVE

/** Sets of one muscle in one week. */
export interface MuscleSets {
  muscle: Muscle
  sets: number
}

/** Counts sets per muscle, 1 for a main one and ½ for a helping one. In vocabulary order, without zeros. */
export function countSets(
  lines: readonly { exercise: string; sets: number }[],
  library: ReadonlyMap<string, { main: readonly string[]; helping: readonly string[] }>,
): MuscleSets[] {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const { main = [], helping = [] } = library.get(line.exercise) ?? {}
    for (const muscle of main) counts.set(muscle, (counts.get(muscle) ?? 0) + line.sets)
    for (const muscle of helping) counts.set(muscle, (counts.get(muscle) ?? 0) + line.sets / 2)
  }
  return muscles.flatMap((muscle) => {
    const sets = counts.get(muscle)
    return sets ? [{ muscle, sets }] : []
  })
}

/** Returns a week's hard sets per muscle. */
export const muscleSets = (program: Program, week: number, library: ExerciseLibrary) =>
  countSets(
    daysOfWeek(program, week).flatMap(({ lines }) => lines.filter(isHard)),
    library,
  )

/** Hard sets of one muscle per week, in order. */
export interface MuscleWeeks {
  muscle: Muscle
  sets: number[]
}

/** Returns hard sets per muscle and week, without muscles that never get one. */
export function muscleWeeks(
  program: Program,
  weeks: number,
  library: ExerciseLibrary,
): MuscleWeeks[] {
  const setsByWeek = Array.from({ length: weeks }, (_, index) => {
    const sets = muscleSets(program, index + 1, library)
    return new Map(sets.map(({ muscle, sets }) => [muscle, sets]))
  })
  return muscles
    .filter((muscle) => setsByWeek.some((week) => week.has(muscle)))
    .map((muscle) => ({ muscle, sets: setsByWeek.map((week) => week.get(muscle) ?? 0) }))
}

/** Counts all sets of a week, even easy ones. In a group, each round counts for each line. */
export const setsInWeek = (program: Program, week: number) =>
  daysOfWeek(program, week)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { sets }) => sum + sets, 0)
