import { reserveOf } from './hard-sets'
import { rangeOf } from './numbers'
import type { Program } from './program'
import { daysOfWeek, type WeekLine } from './week'

/** What a set counts toward the load line, by the repetitions it leaves in reserve; further away 0.3. */
const WEIGHTS = [1, 1, 0.9, 0.8, 0.65, 0.5, 0.4] as const
const EASIEST = 0.3

/** What a set counts whose effort is given in words alone. */
const IN_WORDS = 0.65

/** Minutes of steady work that count as a set. */
export const MINUTES_PER_SET = 5

/**
 * Returns a week's load for the load line: its sets, each weighted by effort (1 where at most one
 * repetition is left in reserve, 0.9 at two, down to 0.3 from seven on; 0.65 where effort is said in
 * words), five minutes of steady work counting as a set. Rounded to a tenth.
 */
export function weekLoad(program: Program, week: number): number {
  const load = daysOfWeek(program, week)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + setsWorth(line) * weightOfReserve(reserveOf(line)), 0)
  return Math.round(load * 10) / 10
}

function setsWorth(line: WeekLine): number {
  if (line.measure !== 'minutes') return line.sets
  const [least, most] = rangeOf(line.amount) ?? [0, 0]
  return (line.sets * (least + most)) / 2 / MINUTES_PER_SET
}

/** Returns what a set counts toward the load line that leaves so many repetitions; undefined for words alone. */
export function weightOfReserve(reserve: number | undefined): number {
  if (reserve === undefined) return IN_WORDS
  return WEIGHTS[Math.max(0, Math.round(reserve))] ?? EASIEST
}

/** Returns the load of every week of a plan of so many weeks, in order. */
export const loadLine = (program: Program, weeks: number): number[] =>
  Array.from({ length: weeks }, (_, index) => weekLoad(program, index + 1))
