import { type Muscle, muscles } from '../../lib/vocabulary'
import { rangeOf } from './numbers'
import type { Library, Program } from './program'
import { daysOfWeek, type WeekLine } from './week'

/** Sets that leave more in reserve than this do not count as hard. */
const HARD_RESERVE = 4

/** What a set is meant to leave in reserve where its line does not say. */
export const UNSAID_RESERVE = 2

/**
 * Returns the repetitions a set leaves in reserve, the most of a range; from RPE, 10 minus it. A line
 * that gives neither a reserve, nor RPE, nor words is meant to be hard: 2. Undefined for words alone.
 */
export function reserveOf({ reserve, rpe, effort }: WeekLine): number | undefined {
  if (reserve !== undefined) return rangeOf(reserve)?.[1]
  if (rpe !== undefined) return 10 - (rangeOf(rpe)?.[1] ?? 0)
  return effort === undefined ? UNSAID_RESERVE : undefined
}

/** Returns whether a line's sets are hard: four repetitions in reserve or fewer, RPE 6 or more. */
export const isHard = (line: WeekLine) =>
  (reserveOf(line) ?? Number.POSITIVE_INFINITY) <= HARD_RESERVE

/** Sets of one muscle in a week. */
export interface MuscleSets {
  muscle: Muscle
  sets: number
}

/**
 * Returns hard sets by muscle, in the library's order, those with none left out: one for each muscle that an
 * exercise is mainly for, half for those that help.
 */
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

/** Returns a week's hard sets by muscle. */
export const muscleSets = (program: Program, week: number, library: Library) =>
  countSets(
    daysOfWeek(program, week).flatMap(({ lines }) => lines.filter(isHard)),
    library,
  )

/** Hard sets of one muscle in each week of a plan, in order. */
export interface MuscleWeeks {
  muscle: Muscle
  sets: number[]
}

/** Returns the hard sets of a plan of so many weeks by muscle and week; muscles that never get one are left out. */
export function muscleWeeks(program: Program, weeks: number, library: Library): MuscleWeeks[] {
  const all = Array.from({ length: weeks }, (_, index) => {
    const sets = muscleSets(program, index + 1, library)
    return new Map(sets.map(({ muscle, sets }) => [muscle, sets]))
  })
  return muscles
    .filter((muscle) => all.some((week) => week.has(muscle)))
    .map((muscle) => ({ muscle, sets: all.map((week) => week.get(muscle) ?? 0) }))
}

/** Returns all sets of a week, easy ones and rounds included. */
export const setsInWeek = (program: Program, week: number) =>
  daysOfWeek(program, week)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { sets }) => sum + sets, 0)
