import { amountWithUnit } from '../words/amount-with-unit'
import { type Decision, type DecisionInput, repeatLastSets, repeatLoad } from './decision'
import { countShortSets, isHardSession, lowestAmount, reserveText } from './judge'
import { largestStep } from './repeat-week'
import { afterMiss } from './setbacks'

/**
 * Follows the week's numbers. After too many short sets the week comes again: see repeat-week.ts. A step from what
 * was done then is no larger than the plan's own, and half of it after a time that fell short.
 */
export function followWeek(input: DecisionInput): Decision {
  const { rule, last, measure, range, sets, planned } = input
  const isShort = countShortSets(last) > 0
  if (isShort && rule.misses) return afterMiss(input)
  const { low = 0 } = range
  const step = largestStep(input.input.program, planned.lineKey)
  const done = lowestAmount(last)
  const most = done + (isShort ? Math.max(1, Math.round(step / 2)) : step)
  if (
    measure === 'reps' ||
    last.line !== planned.lineKey ||
    last.asked.measure !== measure ||
    step === 0 ||
    most >= low
  )
    return repeatLoad(input, 'As planned this week.')
  return {
    ...repeatLoad(
      input,
      `${isShort ? 'Half a step' : 'A step'} from what was done: ${amountWithUnit(most, measure)}.`,
    ),
    amount: `${most}`,
    targets: Array(sets).fill(most),
  }
}

/**
 * Where nobody says how hard it was, what grows waits while most of its session left too few reps; else undefined.
 * Minutes are by the breath.
 */
export function waitForTheRest(input: DecisionInput): Decision | undefined {
  const { last, line, measure, history, range, sets, planned } = input
  const session = history.find(({ entry }) => entry === last)?.session
  const isLess = (range.low ?? 0) < lowestAmount(last) && (range.high ?? 0) <= lowestAmount(last)
  if (reserveText(line) !== undefined || measure === 'minutes' || isLess || countShortSets(last))
    return undefined
  if (!session || !isHardSession(session)) return undefined
  const own = history.find(({ entry }) => entry.line === planned.lineKey)?.entry.asked
  return {
    ...repeatLastSets(input, 'Most of that session left too few reps: same as last time.'),
    fewer: Math.max(last.asked.fewer ?? 0, own ? sets - own.sets : 0),
  }
}
