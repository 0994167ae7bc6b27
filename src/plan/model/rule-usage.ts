import { inWeek, type Library, type Program, type ProgramLine } from './program'
import type { Rule } from './progression-grammar'
import { movesWeight, ruleOf, weekKind } from './rule-of'
import type { RuleUsage } from './rule-text'

/** Returns what the lines of a rule have that changes its words. */
export function usageOf(
  program: Program,
  lines: readonly ProgramLine[],
  { on, left, raise, from = 1 }: Rule,
  library: Library,
): RuleUsage {
  const amounts = lines.flatMap(({ amount, sets }) =>
    amount.filter((_, at) => amount.length === 1 || (at + 1 >= from && inWeek(sets, at + 1) > 0)),
  )
  const raises = on !== undefined && on !== 'the reserve' && raise !== 'nothing'
  const asksAfterNone = lines.some((line) => {
    const asked = hardWeeks(program, line, line.reserve).map((one) => Number.parseInt(one, 10))
    return asked.some((reserve, at) => reserve > 0 && asked[at - 1] === 0)
  })
  const isRising = program.sessions.some((session) =>
    session.lines.some((line) => {
      const least = hardWeeks(program, line, line.amount).map((one) => Number.parseInt(one, 10))
      return ruleOf(program, line).on && least.some((low, at) => low > (least[at - 1] ?? low))
    }),
  )
  return {
    isPercent: lines.some(({ percent, of = 'max' }) => percent && of === 'max'),
    hasFixed: amounts.some((one) => one.includes('-')) && amounts.some((one) => /^\d+$/.test(one)),
    isEased: raises && left === undefined && asksAfterNone,
    isRising,
    isBare: !lines.some((line) => hasWeight(program, line, library)),
    isGrouped: lines.some(({ group }) => group),
    isUnrated: lines.every(({ reserve, rpe }) => !reserve && !rpe),
    measures: lines.map(({ measure }) => measure),
  }
}

/** A line's values in the weeks that ask for it and are neither lighter nor tests. */
const hardWeeks = (program: Program, { sets }: ProgramLine, values?: readonly string[] | null) =>
  (values ?? []).filter((_, at) => !weekKind(program, at + 1) && inWeek(sets, at + 1) > 0)

/** Returns whether a line has a weight of which something can be taken off. */
export function hasWeight(program: Program, line: ProgramLine, library: Library): boolean {
  const loaded = library.get(line.exercise)?.loaded
  return loaded === 'weight' || (loaded === 'added' && movesWeight(ruleOf(program, line)))
}
