import { parseRange } from '../language/numbers'
import { type ExerciseBasics, lineOfKey, type Program } from '../language/program'
import { movesWeight, ruleOf, sessionsInARow, weekKind } from '../language/rule-of'
import { formatLoad } from '../language/units'
import type { WeekLine } from '../language/week'
import { reserveText } from '../next/judge'
import { availableLoads } from '../next/loads'
import { amountWithUnit } from './amount-with-unit'
import { goalText, noRaiseReason } from './rule-words'

interface HintInput {
  program: Program
  line: WeekLine
  week: number
  exercise: ExerciseBasics
}

/** For paper: 'All sets at 12 with 2 left: 2.5 kg (5 lb) more.' Undefined if nothing raises the line that week. */
export function raiseHint({ program, line, week, exercise }: HintInput): string | undefined {
  const rule = ruleOf(program, line)
  const { on, raise, stays, from = 1 } = rule
  const { low, high } = parseRange(line.amount)
  const isWithoutRaise = week < from || (noRaiseReason(rule, week) && noRaiseReason(rule, week + 1))
  if (!on || on === 'the reserve' || raise.kind === 'nothing' || isWithoutRaise) return undefined
  if (line.test || weekKind(program, week) || high === undefined) return undefined
  if (low === high && on !== 'all reps done') return undefined
  const raiseIn = (unit: 'kg' | 'lb') =>
    formatLoad(availableLoads(exercise, program.progression, { unit, bar: 0 }).raise, unit)
  const isStep = movesWeight(rule) && raise.kind === 'step'
  const lineReserve = reserveText(line)
  // A set to failure triggers no raise if a later week keeps a reserve.
  const leavesSome = lineOfKey(program, line.lineKey)
    ?.weeks.slice(week)
    .some((later, index) => {
      const { reserve } = later ?? {}
      return reserve !== undefined && `${reserve}` !== '0' && !weekKind(program, week + index + 1)
    })
  const reserve = rule.left ?? (lineReserve === '0' && leavesSome ? '1' : lineReserve)
  const times = sessionsInARow(rule, lineReserve !== undefined)
  const parts = [
    goalText(rule, amountWithUnit(high, line.measure)),
    reserve !== undefined && `with ${reserve} left`,
    times > 1 && `${times} times in a row`,
    stays && `after ${stays} weeks with it`,
  ]
  const what = isStep ? `${raiseIn('kg')} (${raiseIn('lb')}) more` : raise.text
  return `${parts.filter(Boolean).join(' ')}: ${what}.`
}
