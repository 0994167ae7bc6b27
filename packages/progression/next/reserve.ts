import { pluralize } from '../../basics'
import { parseRange } from '../language/numbers'
import type { Rule } from '../language/progression'
import { includesWeek } from '../language/rule-of'
import { doneSets } from '../record/log'
import { type Decision, type DecisionInput, repeatLoad } from './decision'
import { heaviestLoad, isFull, isHard } from './judge'
import { loadAtMost, nearestLoad, raisedLoad } from './loads'
import { exceedsLimit } from './move-up'
import { applySetback } from './setbacks'
import { differenceText } from './weight-text'

/** Share of the load that a rep is worth. Below Epley's 1/30, to be safe. */
const LOAD_PER_REP = 0.025

const MAX_RAISES_PER_CORRECTION = 2

/** `correct` names the weeks that search for the weight, and the least reps that it must be off by. */
export function adjustToReserve(input: DecisionInput, correct?: Rule['correct']): Decision {
  const { lastLoad: load, available, week, rule } = input
  const repsToSpare = spareReps(input)
  if (correct && (!includesWeek(correct.weeks, week) || Math.abs(repsToSpare ?? 0) < correct.off))
    return repeatLoad(input, '')
  if (!repsToSpare) {
    const isRated = doneSets(input.last).at(-1)?.left !== undefined
    const state = isRated
      ? 'The last set was on target'
      : 'Not rated, so we assume it was on target'
    return repeatLoad(input, `${state}: same as last time.`)
  }
  const count = Math.abs(repsToSpare)
  const distance = repsToSpare > 0 ? 'above' : 'below'
  const why = `${pluralize(count, 'rep')} ${distance} today's target`
  if (rule.raise.kind === 'rung') return nextRung(input, repsToSpare, why)
  if (!load) return repeatLoad(input, `${why}: same as last time.`)
  const exact = load * (1 + repsToSpare * LOAD_PER_REP)
  const maxChange = available.raise * MAX_RAISES_PER_CORRECTION
  // A tie keeps the weight.
  const to = repsToSpare > 0 ? loadAtMost(exact, available) : nearestLoad(exact + 1e-6, available)
  const step = raisedLoad(load, available, Math.sign(repsToSpare))
  const near = correct && (to - load) * repsToSpare <= 0 && !exceedsLimit(input, step) ? step : to
  const next = Math.min(
    available.most,
    Math.max(load - maxChange, Math.min(load + maxChange, near)),
  )
  const isChange = (next - load) * repsToSpare > 0
  return isChange
    ? { load: next, reason: `${why}: ${differenceText(load, next, available.unit)}.` }
    : repeatLoad(input, `${why}, less than a step: same weight.`)
}

function nextRung(input: DecisionInput, repsToSpare: number, why: string): Decision {
  const { rule, lastLoad, lastRung, rungs } = input
  if (repsToSpare < 0) return applySetback(input, rule.raise, why)
  return lastRung < rungs.length - 1
    ? { load: lastLoad, rung: lastRung + 1, reason: `${why}: the next rung.` }
    : repeatLoad(input, `${why}, and there is no higher rung: slower on the way down.`)
}

/**
 * The best last set with the last weight since it began, if all of its times left enough: what weeks with fewer reps
 * hide adds up.
 */
function proven(history: DecisionInput['history'], rule: Rule) {
  const [last] = history
  const end = history.findIndex(
    ({ entry }) =>
      heaviestLoad(entry)?.value !== (last && heaviestLoad(last.entry)?.value) ||
      !isFull(entry) ||
      isHard(entry, rule),
  )
  return history
    .slice(0, end === -1 ? undefined : end)
    .flatMap(({ entry }) => doneSets(entry).slice(-1))
    .map((set, index) => ({
      ...set,
      left: set.left ?? parseRange(history[index]?.entry.asked.reserve).low,
    }))
    .sort((a, b) => (b.amount ?? 0) + (b.left ?? 0) - (a.amount ?? 0) - (a.left ?? 0))[0]
}

/** Reps the last set was worth beyond today's prescription; negative if fewer, undefined if incomparable. */
function spareReps({ last, measure, range, reserve, rule, history }: DecisionInput) {
  const { amount, left } = proven(history, rule) ?? doneSets(last).at(-1) ?? {}
  const { low, high } = range
  if (amount === undefined || low === undefined || high === undefined || measure !== 'reps')
    return undefined
  const lastRange = parseRange(last.asked.amount)
  const { low: least = 0, high: most = least } = reserve
  const repsLeft = left ?? parseRange(last.asked.reserve).low ?? least
  const isSameRange = lastRange.low === low && lastRange.high === high
  // In an unchanged range only the reserve counts.
  const isInRange = isSameRange && amount >= low && amount <= high
  const targetAmount = isInRange ? amount : amount < low ? low : high
  // Any value in a reserve range meets it.
  const targetReserve = Math.max(least, Math.min(repsLeft, rule.left ?? most))
  return amount + repsLeft - targetAmount - targetReserve
}
