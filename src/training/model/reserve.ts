import type { Rule } from '../../plan/model/progression-grammar'
import { includesWeek } from '../../plan/model/rule-of'
import { type Decision, type DecisionInput, same } from './decision'
import { fallBack } from './fall-back'
import { rangeAsked, reserveAsked } from './judge'
import { loadBelow, nearestLoad, raisedLoad } from './loads'
import { doneSets } from './log'
import { isTooFar } from './move-up'
import { difference } from './weight-text'

/** What one repetition of difference is worth, as a share of the weight: below Epley's thirtieth, to be on the safe side. */
const A_REP = 0.025

/** No correction is larger than so many steps at once. */
const MOST_STEPS = 2

/**
 * Returns the load that leaves the asked repetitions. It changes only where the difference is worth a weight
 * that exists. In weeks that look for the weight
 * (`correct`), it takes so many repetitions at least.
 */
export function byReserve(input: DecisionInput, correct?: Rule['correct']): Decision {
  const { load, loading, week, rule } = input
  const spare = spareReps(input)
  if (correct && (!includesWeek(correct.weeks, week) || Math.abs(spare ?? 0) < correct.off))
    return same(input, '')
  if (!spare) {
    const isRated = doneSets(input.last).at(-1)?.left !== undefined
    return same(
      input,
      `${isRated ? 'The last set left what was asked' : 'Not rated, so as asked'}: the same again.`,
    )
  }
  const count = `${Math.abs(spare)} ${Math.abs(spare) === 1 ? 'rep' : 'reps'}`
  const why =
    spare > 0 ? `${count} more in you than today asks` : `${count} short of what today asks`
  if (rule.raise === 'the next rung') return nextRung(input, spare, why)
  if (!load) return same(input, `${why}: the same again.`)
  const exact = load * (1 + spare * A_REP)
  const most = loading.raise * MOST_STEPS
  const to = spare > 0 ? loadBelow(exact, loading) : nearestLoad(exact, loading)
  const step = raisedLoad(load, loading, Math.sign(spare))
  const near = correct && (to - load) * spare <= 0 && !isTooFar(input, step) ? step : to
  const next = Math.min(loading.most, Math.max(load - most, Math.min(load + most, near)))
  const isMore = (next - load) * spare > 0
  return isMore
    ? { load: next, reason: `${why}: ${difference(load, next, loading.unit)}.` }
    : same(input, `${why}, less than a weight step: the same weight.`)
}

function nextRung(input: DecisionInput, spare: number, why: string): Decision {
  const { rung, topRung } = input
  if (spare < 0) return fallBack(input, 'the rung before', why)
  return rung < topRung
    ? { load: input.load, rung: rung + 1, reason: `${why}: the next rung.` }
    : same(input, `${why}, and no higher rung comes: slower on the way down.`)
}

/** Returns how many more repetitions the last set was worth than today asks; fewer as a negative number. */
function spareReps({ last, measure, range, reserve, rule }: DecisionInput) {
  const set = doneSets(last).at(-1)
  if (set?.amount === undefined || range.low === undefined || range.high === undefined)
    return undefined
  if (measure !== 'reps') return undefined
  const then = rangeAsked(last.asked.amount)
  const { low: least = 0, high: most = least } = reserve
  const left = set.left ?? reserveAsked(last.asked.reserve) ?? least
  const sameRange = then.low === range.low && then.high === range.high
  // Within an unchanged range its place does not count, what was left does.
  const inRange = sameRange && set.amount >= range.low && set.amount <= range.high
  const amount = inRange ? set.amount : set.amount < range.low ? range.low : range.high
  // A reserve that is a range is met anywhere in it.
  const wanted = amount + Math.max(least, Math.min(left, rule.left ?? most))
  return set.amount + left - wanted
}
