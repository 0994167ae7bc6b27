import { numbersUpTo } from '../../basics'
import { parseRange } from '../language/numbers'
import type { Program } from '../language/program'
import { linesOfWeek, type WeekLine } from '../language/week'
import { reserveOf } from './hard-sets'

/** How much a set counts, by its reps in reserve (the index). EASIEST applies beyond the list. */
const RESERVE_WEIGHTS = [1, 1, 0.9, 0.8, 0.65, 0.5, 0.4] as const
const EASIEST_WEIGHT = 0.3

const WORDED_EFFORT_WEIGHT = 0.65

export const MINUTES_PER_SET = 5

/** Returns a week's load, rounded to a tenth: its sets, weighted by effort. */
export function weekLoad(program: Program, week: number): number {
  const load = linesOfWeek(program, week).reduce(
    (sum, line) => sum + setEquivalents(line) * reserveWeight(reserveOf(line)),
    0,
  )
  return Math.round(load * 10) / 10
}

function setEquivalents(line: WeekLine): number {
  if (line.measure !== 'minutes') return line.sets
  const { low = 0, high = 0 } = parseRange(line.amount)
  return (line.sets * (low + high)) / 2 / MINUTES_PER_SET
}

/** Returns how much a set counts, by its reps in reserve; pass undefined for effort in words only. */
export function reserveWeight(reserve: number | undefined): number {
  if (reserve === undefined) return WORDED_EFFORT_WEIGHT
  return RESERVE_WEIGHTS[Math.max(0, Math.round(reserve))] ?? EASIEST_WEIGHT
}

export const weeklyLoads = (program: Program, weeks: number): number[] =>
  numbersUpTo(weeks).map((week) => weekLoad(program, week))
