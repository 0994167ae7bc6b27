import { numbersUpTo } from '../../basics'
import { parseRange } from '../language/numbers'
import type { ExerciseLibrary, Program } from '../language/program'
import { type Muscle, muscles } from '../language/vocabulary'
import { linesOfWeek, type WeekLine } from '../language/week'

/** Sets with more reps in reserve than this are not hard. */
const HARD_RESERVE = 4

export const DEFAULT_RESERVE = 2

/** Returns a set's reps in reserve, at the upper end of a range. Undefined for effort in words only. */
export function reserveOf({ reserve, rpe, effort }: WeekLine): number | undefined {
  if (reserve !== undefined) return parseRange(`${reserve}`).high
  if (rpe !== undefined) return 10 - rpe
  return effort === undefined ? DEFAULT_RESERVE : undefined
}

/** Whether a line's sets are hard: at most four reps in reserve, or RPE 6 and up. */
export const isHard = (line: WeekLine) =>
  (reserveOf(line) ?? Number.POSITIVE_INFINITY) <= HARD_RESERVE

interface MuscleSets {
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

export const muscleSets = (program: Program, week: number, library: ExerciseLibrary) =>
  countSets(linesOfWeek(program, week).filter(isHard), library)

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
  const countsByWeek = numbersUpTo(weeks).map((week) => muscleSets(program, week, library))
  return muscles
    .map((muscle) => ({
      muscle,
      sets: countsByWeek.map(
        (counts) => counts.find((count) => count.muscle === muscle)?.sets ?? 0,
      ),
    }))
    .filter(({ sets }) => sets.some(Boolean))
}

/** Counts all sets of a week, even easy ones. In a group, each round counts for each line. */
export const setsInWeek = (program: Program, week: number) =>
  linesOfWeek(program, week).reduce((sum, { sets }) => sum + sets, 0)
