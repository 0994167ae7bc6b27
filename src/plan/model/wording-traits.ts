import { type ExerciseLibrary, inWeek, type Program, type ProgramLine } from './program'
import type { Rule } from './progression'
import { movesWeight, ruleOf, weekKind } from './rule-of'
import type { WordingTraits } from './rule-text'

/** Finds the properties of a rule's lines that change its wording. */
export function wordingTraits(
  program: Program,
  lines: readonly ProgramLine[],
  { on, left, raise, from = 1 }: Rule,
  library: ExerciseLibrary,
): WordingTraits {
  const amounts = lines.flatMap(({ amount, sets }) =>
    amount.filter(
      (_, index) => amount.length === 1 || (index + 1 >= from && inWeek(sets, index + 1) > 0),
    ),
  )
  const raises = on !== undefined && on !== 'the reserve' && raise.kind !== 'nothing'
  const asksAfterNone = lines.some((line) => {
    const reserves = regularWeekValues(program, line, line.reserve).map((reserve) =>
      Number.parseInt(reserve, 10),
    )
    return reserves.some((reserve, index) => reserve > 0 && reserves[index - 1] === 0)
  })
  const isRising = program.sessions.some((session) =>
    session.lines.some((line) => {
      const lowestAmounts = regularWeekValues(program, line, line.amount).map((amount) =>
        Number.parseInt(amount, 10),
      )
      return (
        ruleOf(program, line).on &&
        lowestAmounts.some((low, index) => low > (lowestAmounts[index - 1] ?? low))
      )
    }),
  )
  return {
    isPercent: lines.some(({ percent, of = 'max' }) => percent && of === 'max'),
    hasFixed:
      amounts.some((amount) => amount.includes('-')) &&
      amounts.some((amount) => /^\d+$/.test(amount)),
    followsZeroReserve: raises && left === undefined && asksAfterNone,
    isRising,
    hasNoWeight: !lines.some((line) => hasWeight(program, line, library)),
    isGrouped: lines.some(({ group }) => group),
    isUnrated: lines.every(({ reserve, rpe }) => !reserve && !rpe),
    measures: lines.map(({ measure }) => measure),
  }
}

/** A line's values in the regular weeks that include it. */
const regularWeekValues = (
  program: Program,
  { sets }: ProgramLine,
  values?: readonly string[] | null,
) =>
  (values ?? []).filter((_, index) => !weekKind(program, index + 1) && inWeek(sets, index + 1) > 0)

/** Whether a line has a weight to reduce. */
export function hasWeight(program: Program, line: ProgramLine, library: ExerciseLibrary): boolean {
  const loaded = library.get(line.exercise)?.loaded
  return loaded === 'weight' || (loaded === 'added' && movesWeight(ruleOf(program, line)))
}
