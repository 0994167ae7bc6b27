import type { Rule } from '../../plan/model/progression-grammar'
import type { WeekLine } from '../../plan/model/week'
import type { TrainingExercise } from './exercises'
import { rangeAsked } from './judge'
import type { Entry } from './log'

/** How many seconds one of a measure takes, about. */
const SECONDS: Record<string, number> = { reps: 3, minutes: 60 }

/** A tenth of a weight is worth about as many repetitions. */
const NEAR = 3

/**
 * Returns a line and its rule as they are for an exercise that takes another's place. Sets, repetitions, reserve and
 * rest stay, and how hard conditioning is to be. What is said about the other exercise goes, with all its weights.
 */
export function inPlace(
  planned: WeekLine,
  rule: Rule,
  { measure: usual }: TrainingExercise,
  { exerciseId, measure, pattern }: TrainingExercise,
): { line: WeekLine; rule: Rule } {
  const {
    start: _,
    note: __,
    load: ___,
    ladder,
    test: ____,
    effort,
    percent,
    lift,
    ...kept
  } = planned
  const isShare = kept.amount === 'share'
  const isAlike = isShare || isCountedAlike(kept.measure, usual, measure)
  const line = {
    ...kept,
    exercise: exerciseId,
    ...(isShare && { percent, lift: lift ?? planned.exercise }),
    ...(pattern === 'conditioning' && { effort }),
    ...(!isAlike && { measure, amount: converted(kept.amount, kept.measure, measure) }),
  }
  const { raise, ...others } = rule
  return { line: line as WeekLine, rule: ladder ? others : rule }
}

/** Whether what has a measure can be asked for as a line counts: in its own, or in that of the exercise it names. */
export const isCountedAlike = (line: string, planned: string, measure: string) =>
  line === 'minutes' || measure === line || measure === planned

/** Returns an amount in another measure, for about as long. */
const converted = (amount: string, from: string, to: string) =>
  amount.replace(/\d+/g, (value) => {
    const exact = (Number(value) * (SECONDS[from] ?? 1)) / (SECONDS[to] ?? 1)
    const step = SECONDS[to] ? 1 : 5
    return `${Math.max(1, Math.round(exact / step)) * step}`
  })

/** Whether an exercise stood in for the same one, and for nearly as many repetitions as a line asks: with its weight. */
export function isLike({ planned, asked }: Entry, exercise: string, line: WeekLine): boolean {
  const [then = 99, now = 99] = [asked, line].map(({ amount }) => rangeAsked(amount).high)
  return planned === exercise && asked.measure === line.measure && Math.abs(then - now) <= NEAR
}
