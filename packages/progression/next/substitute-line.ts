import { parseRange } from '../language/numbers'
import { defaultRaise, type Rule } from '../language/progression'
import type { Measure } from '../language/vocabulary'
import type { WeekLine } from '../language/week'
import type { TrainingExercise } from '../record/exercises'
import type { Entry } from '../record/log'

/** Seconds that a rep or a minute takes, roughly. */
const SECONDS_EACH: Partial<Record<Measure, number>> = { reps: 3, minutes: 60 }

/** Reps by which the tops of two ranges may differ: worth about 10% of a weight. */
const MAX_REPS_APART = 3

/** Keeps sets, reps, reserve, rest and conditioning effort; drops loads and what fits only the planned exercise. */
export function substituteLine(
  planned: WeekLine,
  rule: Rule,
  { measure: usual }: TrainingExercise,
  { exerciseId, measure, pattern }: TrainingExercise,
): { line: WeekLine; rule: Rule } {
  const { percent, ladder } = planned
  const isShare = planned.amount === 'share'
  const isSameMeasure = isShare || canUseMeasure(planned.measure, usual, measure)
  const line: WeekLine = {
    ...planned,
    start: undefined,
    note: undefined,
    load: undefined,
    ladder: undefined,
    test: undefined,
    effort: pattern === 'conditioning' ? planned.effort : undefined,
    exercise: exerciseId,
    percent: isShare ? percent : undefined,
    lift: isShare ? (planned.lift ?? planned.exercise) : undefined,
    ...(!isSameMeasure && {
      measure,
      amount: convertAmount(planned.amount, planned.measure, measure),
    }),
  }
  return {
    line,
    rule: ladder
      ? { ...rule, raise: defaultRaise, misses: { ...defaultRaise, kind: '%', count: 10 } }
      : rule,
  }
}

/** Whether an exercise can use the line's measure, or that of the planned exercise. */
export const canUseMeasure = (line: Measure, planned: Measure, measure: Measure) =>
  line === 'minutes' || measure === line || measure === planned

const convertAmount = (amount: string, from: Measure, to: Measure) =>
  amount.replace(/\d+/g, (value) => {
    const exact = (Number(value) * (SECONDS_EACH[from] ?? 1)) / (SECONDS_EACH[to] ?? 1)
    const step = SECONDS_EACH[to] ? 1 : 5
    return `${Math.max(1, Math.round(exact / step)) * step}`
  })

/** Whether a past substitution had nearly the same rep range, so that its weight still fits. */
export function isComparable({ planned, asked }: Entry, exercise: string, line: WeekLine): boolean {
  const [lastTop = 99, top = 99] = [asked, line].map(({ amount }) => parseRange(amount).high)
  return (
    planned === exercise &&
    asked.measure === line.measure &&
    Math.abs(lastTop - top) <= MAX_REPS_APART
  )
}
