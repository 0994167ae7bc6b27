import { parseRange } from '../language/numbers'
import type { Rule } from '../language/progression'
import { doubleLimit, movesWeight } from '../language/rule-of'
import { formatLoad } from '../language/units'
import { doneSets, type Entry } from '../record/log'
import { type Decision, type DecisionInput, repeatLoad } from './decision'
import { isTwiceEasy, lowestAmount, reserveGrown } from './judge'
import { nearestLoad, raisedLoad } from './loads'
import { differenceText } from './weight-text'

const SECONDS_MORE = 5

/** Why a raise is double. */
export const TOO_EASY = 'two reps too easy twice'

/** After a jump above the limit, reps may drop to this fraction of the range's bottom. */
const LANDING_SHARE = 0.7

/** Raises after a reached goal: a weight step, a rung or a rep. */
export function moveUp(input: DecisionInput, why: string): Decision {
  const { rule, lastLoad, available, lastRung, rungs, exercise, range } = input
  if (!movesWeight(rule))
    return lastRung < rungs.length - 1
      ? { load: lastLoad, rung: lastRung + 1, reason: `${why}: ${rule.raise.text}.` }
      : noRaiseLeft(input, why)
  const { load: from, next, exceedsLimit } = nextWeight(input)
  if (exercise.loaded === 'body' || next <= from) return noRaiseLeft(input, why)
  const climbDecision = climbReps(input)
  if (climbDecision) return climbDecision
  const isEasy = isTwiceEasy(input.history)
  const reason = `${why}${isEasy ? `, ${TOO_EASY}` : ''}: ${differenceText(from, next, available.unit)}.`
  if (!exceedsLimit) return { load: next, reason }
  const { low = 1, high = low } = range
  const landing = Math.ceil(low * LANDING_SHARE)
  return {
    load: next,
    amount: `${landing}-${high}`,
    reason: `${reason} Expect about ${landing}.`,
  }
}

/** Percent increase, rounded to a tenth so that exactly 10% isn't above 10%. */
export const jumpPercent = (from: number, to: number) => Math.round((to / from - 1) * 1000) / 10

export const exceedsLimit = ({ exercise, lastLoad = 0, rule }: DecisionInput, next: number) =>
  // Added weight is only part of the load, so its percentage means nothing.
  exercise.loaded === 'weight' &&
  rule.limit !== undefined &&
  jumpPercent(lastLoad, next) > rule.limit

/** The next weight: a step further if the last two times were too easy and the limit allows it. */
function nextWeight(input: DecisionInput) {
  const { rule, lastLoad: load = 0, exercise, history } = input
  const next = raisedBy(input, 1)
  const double = isTwiceEasy(history) ? raisedBy(input, 2) : next
  const isWithin = exercise.loaded === 'added' || jumpPercent(load, double) <= doubleLimit(rule)
  return {
    load,
    next: isWithin ? double : next,
    exceedsLimit: load > 0 && exceedsLimit(input, next),
  }
}

function raisedBy({ rule, lastLoad: load = 0, available }: DecisionInput, times: number) {
  const { kind, count } = rule.raise
  const exact = kind === '%' ? nearestLoad(load * (1 + (times * count) / 100), available) : load
  return exact > load
    ? exact
    : raisedLoad(load, kind === '%' ? { ...available, raise: available.step } : available, times)
}

/** Prescribes more reps with the old weight while the next weight is too far; else undefined. */
export function climbReps(input: DecisionInput): Decision | undefined {
  const { rule, available, range } = input
  const { climb = 0 } = rule
  const { load, next, exceedsLimit } = nextWeight(input)
  const least = lowestAmount(input.last)
  if (!movesWeight(rule) || !exceedsLimit || least >= climb) return undefined
  const jump = Math.round(jumpPercent(load, next))
  return {
    load,
    amount: `${range.low ?? 1}-${climb}`,
    targets: targetsPlusOne(input, climb),
    reason: `The next weight, ${formatLoad(next, available.unit)}, is ${jump}% heavier: work up to ${climb} reps with this one first.`,
  }
}

/** Without a next weight or rung, fills today's range, then prescribes cleaner or slower reps. */
function noRaiseLeft(input: DecisionInput, why: string): Decision {
  const { rule, range, last } = input
  const { low = 0, high = 0 } = range
  const hasRoom = doneSets(last).some(({ amount = 0 }) => amount < high)
  const slower = rule.slow
    ? `${rule.slow} seconds longer on the way down`
    : 'the same, in cleaner form'
  const what =
    low === high ? 'as planned this week' : hasRoom ? `aim for up to ${high} today` : slower
  return { ...repeatLoad(input, `${why}: ${what}.`), targets: targetsPlusOne(input) }
}

/** An amount and a fifth of it, the largest step where no reserve is asked. */
export const fifthMore = (amount: number) => amount + Math.max(1, Math.floor(amount / 5))

/** Reps more than last time: one, or two if it was too easy twice, less what today's reserve asks more. */
export const repsMore = ({ history, last, reserve }: DecisionInput) =>
  (isTwiceEasy(history) ? 2 : 1) - reserveGrown(last, reserve)

/** Target per set: the last amount plus its reps or up to five seconds, up to `top`. */
export function targetsPlusOne(input: DecisionInput, top = input.range.high): number[] {
  const { last, measure, sets, range } = input
  const reps = repsMore(input)
  const next = (amount: number) =>
    measure === 'seconds' ? Math.min(amount + SECONDS_MORE, fifthMore(amount)) : amount + reps
  const done = doneSets(last)
  const { low } = range
  return Array.from({ length: sets }, (_, index) => {
    const amount = (done[index] ?? done.at(-1))?.amount
    if (low === undefined || top === undefined) return amount ?? 0
    return Math.min(top, Math.max(low, amount === undefined ? low : next(amount)))
  })
}

/** After a jump, keeps the lower bottom of the range until all sets reach the normal one. */
export function landingAmount({ limit }: Rule, amount: string, last: Entry) {
  if (limit === undefined) return amount
  const { low, high } = parseRange(amount)
  if (low === undefined || low === high) return amount
  const landing = Math.ceil(low * LANDING_SHARE)
  const isLanding = parseRange(last.asked.amount).low === landing && lowestAmount(last) < low
  return isLanding ? `${landing}-${high}` : amount
}
