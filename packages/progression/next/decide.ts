import { parseRange } from '../language/numbers'
import { sessionsInARow } from '../language/rule-of'
import { amountWithUnit } from '../words/amount-with-unit'
import { goalText, noRaiseReason } from '../words/rule-words'
import { comeBack, easedBack, resumed } from './break'
import { type Decision, type DecisionInput, repeatLastSets, repeatLoad } from './decision'
import { afterHardSessions } from './hard-sessions'
import {
  countShortSets,
  heaviestLoad,
  isHard,
  isTwiceEasy,
  lowestAmount,
  outcomeOf,
  reserveText,
} from './judge'
import { climbReps, fifthMore, moveUp, TOO_EASY, targetsPlusOne } from './move-up'
import { adjustToReserve } from './reserve'
import { afterMiss, afterStall, giveSetBack } from './setbacks'

export function decide(input: DecisionInput): Decision {
  const { rule, last } = input
  const beforeBreak = resumed(input)
  if (beforeBreak) {
    const as = decide(beforeBreak)
    const isUp = as.rung !== undefined || (as.load ?? 0) > (input.lastLoad ?? 0)
    const before = 'Enough left after the break: as before it.'
    return easedBack(input, isUp ? repeatLastSets(beforeBreak, before) : as)
  }
  const isHardRow = rule.on && rule.on !== 'the reserve' && afterHardSessions(input)
  const decision = isHardRow || comeBack(input) || giveSetBack(input) || followRule(input)
  return { fewer: last.asked.fewer, ...decision }
}

function followRule(input: DecisionInput): Decision {
  const { rule, last } = input
  if (!rule.on) return followWeek(input)
  if (rule.on === 'the reserve') return adjustToReserve(input)
  const noRaise = noRaiseReasonToday(input)
  if (rule.correct && (noRaise || rule.raise.kind === 'nothing')) {
    const corrected = adjustToReserve(input, rule.correct)
    if (corrected.load !== input.lastLoad) return corrected
  }
  const { high = 0 } = parseRange(last.asked.amount)
  const top = goalText(rule, amountWithUnit(high, last.asked.measure))
  const isLastRung = input.lastRung === input.rungs.length - 1
  const times = sessionsInARow(rule, isLastRung || reserveText(input.line) !== undefined)
  switch (outcomeOf(last, rule, input.reserve.low)) {
    case 'missed':
      return afterMiss(input)
    case 'unfinished':
      return repeatLastSets(input, 'Not all sets done: same as last time.')
    case 'mixed':
      return repeatLastSets(input, 'Not all sets with the heaviest weight: same as last time.')
    case 'heavy':
      return repeatLastSets(input, `${top}, too few reps left: same as last time.`)
    case 'reached':
      if (noRaise) return isAtTop(input) ? heldAtTop(input, noRaise) : stayInRange(input, noRaise)
      if (!inARow(input, times))
        return repeatLastSets(
          input,
          `${top}: repeat it. Going up takes ${times} sessions in a row.`,
        )
      return moveUp(input, top)
    default:
      return afterStall(input) ?? stayInRange(input, noRaise)
  }
}

/** Follows the week's numbers. After too many short sets the week comes again: see repeat-week.ts. */
function followWeek(input: DecisionInput): Decision {
  const { rule, last } = input
  return countShortSets(last) > 0 && rule.misses
    ? afterMiss(input)
    : repeatLoad(input, 'As planned this week.')
}

const isAtTop = ({ last, range: { low = 0, high } }: DecisionInput) =>
  high !== undefined && low < high && lowestAmount(last) >= high

/** In a week without raises, holds the top of the range or the climb above it. */
function heldAtTop(input: DecisionInput, noRaise: string): Decision {
  const { low, high = 0 } = input.range
  const top = Math.max(high, lowestAmount(input.last))
  return {
    ...repeatLoad(input, `${noRaise}: same as last time.`),
    amount: `${low}-${top}`,
    targets: targetsPlusOne(input, top),
  }
}

/** Stays in the range. Prescribes one more rep if enough were left in reserve. */
function stayInRange(input: DecisionInput, noRaise: string | undefined): Decision {
  const { last, range, rule, measure, history } = input
  if (isHard(last, rule)) return repeatLastSets(input, 'Too few reps left: same as last time.')
  if (range.low === range.high)
    return repeatLoad(
      input,
      noRaise ? `${noRaise}: as planned this week.` : 'As planned this week.',
    )
  const isEasy = measure === 'reps' && isTwiceEasy(history)
  const reps = isEasy ? 'two more reps' : 'one more rep'
  const more = measure === 'seconds' ? 'a few more seconds' : reps
  const top = amountWithUnit(range.high ?? 0, measure)
  const climb = isAtTop(input) && !noRaise ? climbReps(input) : undefined
  return (
    climb ??
    stepIntoRange(input) ?? {
      ...repeatLoad(
        input,
        `Not all sets at ${top} yet${isEasy ? `, ${TOO_EASY}` : ''}: ${more} where you can.`,
      ),
      targets: targetsPlusOne(input),
    }
  )
}

/** Where no reserve is asked, goes a fifth toward a range that starts higher; else undefined. */
function stepIntoRange(input: DecisionInput): Decision | undefined {
  const { last, line, lastLoad, measure, range, sets } = input
  const { low = 0, high = low } = range
  const amount = fifthMore(lowestAmount(last))
  if (
    lastLoad ||
    reserveText(line) !== undefined ||
    last.asked.measure !== measure ||
    amount >= low
  )
    return undefined
  return {
    amount: `${amount}-${high}`,
    targets: Array(sets).fill(amount),
    reason: `Up to ${low} in steps of a fifth: ${amountWithUnit(amount, measure)}.`,
  }
}

function inARow({ rule, history, last }: DecisionInput, times: number): boolean {
  const load = heaviestLoad(last)?.value
  const row = history.slice(0, times)
  return (
    row.length === times &&
    row.every(
      ({ entry }) => outcomeOf(entry, rule) === 'reached' && heaviestLoad(entry)?.value === load,
    )
  )
}

/** Why the rule raises nothing today; undefined if it may. */
function noRaiseReasonToday({ rule, week, history, last }: DecisionInput): string | undefined {
  const noRaise = noRaiseReason(rule, week)
  if (noRaise) return noRaise
  const lastWeek = history[0]?.session.week ?? week
  if (rule.from && lastWeek < rule.from && lastWeek < week)
    return `Sets count from week ${rule.from} on`
  const load = heaviestLoad(last)
  if (!rule.stays || !load) return undefined
  const changeIndex = history.findIndex(({ entry }) => heaviestLoad(entry)?.value !== load.value)
  const since = history.at(changeIndex === -1 ? -1 : changeIndex - 1)?.session.week ?? week
  return week - since < rule.stays
    ? `A weight stays for at least ${rule.stays} weeks, and you started this one in week ${since}`
    : undefined
}
