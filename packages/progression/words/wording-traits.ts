import type { WeekValues } from '../language/line-grammar'
import { parseRange } from '../language/numbers'
import {
  type ExerciseLibrary,
  isPercentOfMax,
  linesOf,
  type Program,
  type ProgramLine,
  valuesOf,
} from '../language/program'
import type { Rule } from '../language/progression'
import { movesWeight, ruleOf, weekKind } from '../language/rule-of'

export type WordingTraits = Partial<ReturnType<typeof wordingTraits>>

/** Finds the properties of a rule's lines that change its wording. */
export function wordingTraits(
  program: Program,
  lines: readonly ProgramLine[],
  { on, left, raise, from = 1, climb }: Rule,
  library: ExerciseLibrary,
) {
  const amounts = lines.flatMap(({ weeks }) =>
    weeks.slice(from - 1).flatMap((values) => values?.amount ?? []),
  )
  const raises = on !== undefined && on !== 'the reserve' && raise.kind !== 'nothing'
  return {
    /** Weights are percentages of the one-rep max. */
    isPercent: lines.some(isPercentOfMax),
    /** Some reps are a share of, or weights a percentage of, a max or a test. */
    isShare: lines.some(
      (line) =>
        !ruleOf(program, line).on &&
        ['max', 'test'].includes(line.of ?? 'max') &&
        valuesOf(line).some(({ percent }) => percent),
    ),
    /** The climb before a large jump goes above a range. */
    canClimb: amounts.some(
      (amount) => amount.includes('-') && (climb ?? 0) > (parseRange(amount).high ?? 0),
    ),
    /** Some weeks prescribe ranges, others fixed numbers. */
    hasFixed:
      amounts.some((amount) => amount.includes('-')) &&
      amounts.some((amount) => /^\d+$/.test(amount)),
    /** The prescribed reserve earns a raise, and a week with none in reserve precedes one with some. */
    followsZeroReserve:
      raises &&
      left === undefined &&
      lines.some((line) =>
        regularWeekNumbers(program, line, 'reserve').some(
          (reserve, index, all) => reserve > 0 && all[index - 1] === 0,
        ),
      ),
    /** A later week asks more in reserve. */
    reserveGrows:
      raises &&
      lines.some((line) =>
        regularWeekNumbers(program, line, 'reserve').some(
          (reserve, index, all) => reserve > (all[index - 1] ?? reserve),
        ),
      ),
    /** Without a reserve of its own, it waits for the rest of its session. */
    waits: program.sessions.some(
      (session) =>
        session.lines.some(
          (line) => lines.includes(line) && line.measure !== 'minutes' && !line.test,
        ) && session.lines.flatMap(valuesOf).some(({ reserve }) => reserve !== undefined),
    ),
    /** Some weeks prescribe more reps or seconds than the weeks before. */
    isRising: linesOf(program).some(
      (line) =>
        ruleOf(program, line).on &&
        regularWeekNumbers(program, line, 'amount').some(
          (least, index, all) => least > (all[index - 1] ?? least),
        ),
    ),
    /** No line has a weight to reduce. */
    hasNoWeight: !lines.some((line) => hasWeight(program, line, library)),
    /** No line gives a reserve or RPE. */
    isUnrated: lines.flatMap(valuesOf).every(isUnrated),
    /** Some lines give none. */
    hasUnrated: lines.flatMap(valuesOf).some(isUnrated),
    measures: lines.map(({ measure }) => measure),
  }
}

const isUnrated = ({ reserve, rpe }: WeekValues) => reserve === undefined && !rpe

/** Returns the lower ends of a line's amounts or reserves in the regular weeks that include it. */
const regularWeekNumbers = (
  program: Program,
  { weeks }: ProgramLine,
  field: 'amount' | 'reserve',
) =>
  weeks
    .filter((_, index) => !weekKind(program, index + 1))
    .flatMap((values) => values?.[field] ?? [])
    .map((value) => Number.parseInt(`${value}`, 10))

/** Whether a line has a weight to reduce. */
export function hasWeight(program: Program, line: ProgramLine, library: ExerciseLibrary): boolean {
  const loaded = library.get(line.exercise)?.loaded
  return loaded === 'weight' || (loaded === 'added' && movesWeight(ruleOf(program, line)))
}
