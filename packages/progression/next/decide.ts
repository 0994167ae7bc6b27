import { pluralize } from '../../basics'
import { parseRange } from '../language/numbers'
import { sessionsInARow } from '../language/rule-of'
import { amountWithUnit } from '../words/amount-with-unit'
import { goalText, noRaiseReason } from '../words/rule-words'
import { comeBack, easedBack, resumed } from './break'
import {
  type Decision,
  type DecisionInput,
  repeatLastSets,
  repeatLoad,
  wasReduced,
} from './decision'
import { followWeek, waitForTheRest } from './follow-week'
import { afterHardSessions } from './hard-sessions'
import {
  heaviestLoad,
  isHard,
  isTwiceEasy,
  lowestAmount,
  neededLeft,
  outcomeOf,
  reserveGrown,
  reserveText,
} from './judge'
import { climbReps, fifthMore, moveUp, repsMore, TOO_EASY, targetsPlusOne } from './move-up'
import { adjustToReserve } from './reserve'
import { afterMiss, afterStall, giveSetBack } from './setbacks'

export function decide(input: DecisionInput): Decision {
  const { rule, last } = input
  const beforeBreak = resumed(input)
  if (beforeBreak)
    return rule.on
      ? easedBack(
          input,
          beforeBreak.last,
          repeatLastSets(beforeBreak, 'Enough left after the break: as before it.'),
        )
      : decide(beforeBreak)
  const isHardRow = rule.on && rule.on !== 'the reserve' && afterHardSessions(input)
  const decision =
    isHardRow || comeBack(input) || waitForTheRest(input) || giveSetBack(input) || followRule(input)
  return { fewer: rule.on && last.asked.fewer, ...decision }
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
      return isHard(last, rule)
        ? repeatLastSets(input, `${top}, too few reps left: same as last time.`)
        : asAsked(input, top)
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

const isAtTop = ({ last, range: { low = 0, high } }: DecisionInput) =>
  high !== undefined && low < high && lowestAmount(last) >= high

/** At the top with the reserve that was asked, which is less than a raise needs. */
function asAsked(input: DecisionInput, top: string): Decision {
  const { last, rule, reserve } = input
  const { low: left } = parseRange(last.asked.reserve)
  const needed = neededLeft(last, rule, reserve.low ?? 0)
  return {
    ...repeatLoad(
      input,
      `${top} with ${left} left, as asked: ${moreText(input)}. Going up takes ${needed} left.`,
    ),
    targets: targetsPlusOne(input),
  }
}

/** 'one more rep where you can', or what a larger reserve makes of it. */
function moreText(input: DecisionInput): string {
  const { measure, last, range } = input
  const more = repsMore(input)
  if (measure === 'seconds') return 'a few more seconds where you can'
  if (more > 1) return 'two more reps where you can'
  const isFull = lowestAmount(last) >= (range.high ?? 0)
  if (more === 1 && !isFull) return 'one more rep where you can'
  return more < 0 ? `${pluralize(-more, 'rep')} less` : 'as many reps as last time'
}

/** In a week without raises, holds the top of the range or the climb above it. */
function heldAtTop(input: DecisionInput, noRaise: string): Decision {
  const { low, high = 0 } = input.range
  const top = Math.max(high, lowestAmount(input.last))
  const grown = reserveGrown(input.last, input.reserve)
  return {
    ...repeatLoad(
      input,
      `${noRaise}: ${grown > 0 ? `${moreReserve(grown)}, ${moreText(input)}` : 'same as last time'}.`,
    ),
    amount: `${low}-${top}`,
    targets: targetsPlusOne(input, top),
  }
}

/** Stays in the range. Prescribes one more rep if enough were left in reserve. */
function stayInRange(input: DecisionInput, noRaise: string | undefined): Decision {
  const { last, range, rule, measure, history, reserve } = input
  if (isHard(last, rule)) return repeatLastSets(input, 'Too few reps left: same as last time.')
  if (range.low === range.high)
    return repeatLoad(
      input,
      noRaise ? `${noRaise}: as planned this week.` : 'As planned this week.',
    )
  const isEasy = measure === 'reps' && isTwiceEasy(history)
  const grown = measure === 'reps' ? reserveGrown(last, reserve) : 0
  const top = amountWithUnit(range.high ?? 0, measure)
  const climb = isAtTop(input) && !noRaise ? climbReps(input) : undefined
  return (
    climb ??
    stepIntoRange(input) ?? {
      ...repeatLoad(
        input,
        grown > 0
          ? `${moreReserve(grown)}: ${moreText(input)}.`
          : `Not all sets at ${top} yet${isEasy ? `, ${TOO_EASY}` : ''}: ${moreText(input)}.`,
      ),
      targets: targetsPlusOne(input),
    }
  )
}

const moreReserve = (grown: number) => `${grown} more in reserve today`

/** Where no reserve is asked, or reps went, goes a fifth toward a range that starts higher; else undefined. */
function stepIntoRange(input: DecisionInput): Decision | undefined {
  const { last, line, lastLoad, measure, range, sets } = input
  const { low = 0, high = low } = range
  const amount = fifthMore(lowestAmount(last))
  if (
    (reserveText(line) === undefined ? lastLoad : !wasReduced(input)) ||
    last.asked.measure !== measure ||
    amount >= low
  )
    return undefined
  return {
    load: lastLoad,
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
