import { noRaiseReason } from '../../plan/model/rule-of'
import { type Decision, type DecisionInput, same, sameReps } from './decision'
import { missed, stalled } from './fall-back'
import { judgedSets, outcomeOf, rangeAsked, reserveAsked, shortSets, workingLoad } from './judge'
import { loadIn } from './loads'
import { climbing, leastDone, moveUp, oneMore } from './move-up'
import { byReserve } from './reserve'
import { amountOf } from './weight-text'

/** Returns what a rule says today about a line that was done before. */
export function decide(input: DecisionInput): Decision {
  const { rule, last } = input
  if (!rule.on) return byWeeks(input)
  if (rule.on === 'the reserve') return byReserve(input)
  const closed = closedReason(input)
  if (closed && rule.correct) {
    const corrected = byReserve(input, rule.correct)
    if (corrected.load !== input.load) return corrected
  }
  const top = topText(input)
  switch (outcomeOf(last, rule, input.reserve.low)) {
    case 'missed':
      return missed(input)
    case 'unfinished':
      return sameReps(input, 'Not all sets done: the same again.')
    case 'mixed':
      return sameReps(input, 'Not all sets with the heaviest weight: the same again.')
    case 'heavy':
      return sameReps(input, `${top}, with less left than it takes: the same again.`)
    case 'reached':
      if (closed) return isAtTop(input) ? heldAtTop(input, closed) : within(input, closed)
      if (!inARow(input))
        return same(input, `${top}: once more, it takes ${rule.times} sessions in a row.`)
      return moveUp(input, top)
    default:
      return stalled(input) ?? within(input, closed)
  }
}

/** The weeks say what changes; where too many sets were short, the last numbers come again. */
function byWeeks(input: DecisionInput): Decision {
  const { rule, last } = input
  const short = shortSets(last)
  if (rule.again && short >= rule.again) {
    const why = `Sets below the number: ${short}. The same once more.`
    return { ...same(input, why), again: true }
  }
  if (short > 0 && rule.misses) return missed(input)
  return same(input, 'As the week says.')
}

/** Whether every set was at the top of today's range, or above. */
const isAtTop = ({ last, range: { low = 0, high } }: DecisionInput) =>
  high !== undefined && low < high && leastDone(last) >= high

/** At the top, or above it on the way to a jump, in a week that raises nothing. */
function heldAtTop(input: DecisionInput, closed: string): Decision {
  const { low, high = 0 } = input.range
  const top = Math.max(high, leastDone(input.last))
  return {
    ...same(input, `${closed}: the same again.`),
    amount: `${low}-${top}`,
    targets: oneMore(input, top),
  }
}

/** In the range, but not at its top: a repetition more where there was enough in reserve. */
function within(input: DecisionInput, closed: string | undefined): Decision {
  const { last, range, rule, measure } = input
  const asked = reserveAsked(last.asked.reserve) ?? 0
  const isHard = judgedSets(last, rule).some(({ left = asked }) => left < asked)
  if (isHard) return sameReps(input, 'Less left than asked: no raise.')
  if (range.low === range.high)
    return same(input, closed ? `${closed}: as the week says.` : 'As the week says.')
  const more = measure === 'seconds' ? 'a few seconds more' : 'one rep more'
  const top = range.high === undefined ? 'the top' : amountOf(range.high, measure)
  const climb = isAtTop(input) && !closed ? climbing(input) : undefined
  if (climb) return climb
  return {
    ...same(input, `Not all sets at ${top} yet: ${more} where you can.`),
    targets: oneMore(input),
  }
}

/** Whether as many sessions in a row as the rule asks reached it, all with one weight. */
function inARow({ rule, history, last }: DecisionInput): boolean {
  const load = workingLoad(last)?.value
  const { times = 1 } = rule
  const row = history.slice(0, times)
  return (
    row.length === times &&
    row.every(
      ({ entry }) => outcomeOf(entry, rule) === 'reached' && workingLoad(entry)?.value === load,
    )
  )
}

/** Returns why nothing is raised today; undefined where it may be. */
function closedReason({ rule, week, history, last, loading }: DecisionInput): string | undefined {
  const closed = noRaiseReason(rule, week)
  if (closed) return closed
  const lastWeek = history[0]?.session.week ?? week
  if (rule.from && lastWeek < rule.from && lastWeek < week)
    return `Sets count from week ${rule.from} on`
  const load = workingLoad(last)
  if (!rule.stays || !load) return undefined
  const other = history.findIndex(({ entry }) => {
    const then = workingLoad(entry)
    return !then || loadIn(then, loading) !== loadIn(load, loading)
  })
  const since = history[(other === -1 ? history.length : other) - 1]?.session.week ?? week
  return week - since < rule.stays
    ? `A weight stays at least ${rule.stays} weeks, and this one came in week ${since}`
    : undefined
}

/** Returns what was reached, in words: 'All sets at 12'. */
function topText({ last, rule }: DecisionInput): string {
  const { high } = rangeAsked(last.asked.amount)
  const text = high === undefined ? 'their best' : amountOf(high, last.asked.measure)
  if (rule.on === 'the first set at the top') return `First set at ${text}`
  if (rule.on === 'the last set at the top') return `Last set at ${text}`
  return `All sets at ${text}`
}
