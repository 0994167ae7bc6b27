import { pluralize } from '../../basics'
import { parseRange, rangeText } from '../language/numbers'
import type { Adjustment, Rule } from '../language/progression'
import { LARGEST_CUT } from '../language/rule-of'
import { doneSets, type Entry } from '../record/log'
import { amountWithUnit } from '../words/amount-with-unit'
import { type Decision, type DecisionInput, heldSets, repeatLastSets } from './decision'
import { fewestSets } from './fewer-sets'
import { isSameWeek } from './history'
import { heaviestLoad, isFull, lowestAmount, outcomeOf } from './judge'
import { cutLoad } from './loads'
import { differenceText } from './weight-text'

type Cut = Pick<Adjustment, 'kind' | 'count'>

/** Applies a setback: a rung back, less weight, or a set less where no slightly lighter weight exists. */
export function applySetback(input: DecisionInput, { kind, count }: Cut, why: string): Decision {
  const { lastLoad: load, lastRung: rung } = input
  if (kind === 'rung' && rung > 0) return { load, rung: rung - 1, reason: `${why}: one rung back.` }
  if (kind === 'same' || kind === 'nothing') return { load, reason: `${why}: same as last time.` }
  const cut = kind === '%' ? { percent: count } : 'a step'
  return lessWeight(input, cut, why) ?? workLess(input, why)
}

/** Less weight; undefined where a step is more than `most` percent. */
export function lessWeight(
  { lastLoad: load, available, exercise }: DecisionInput,
  cut: Parameters<typeof cutLoad>[1],
  why: string,
  most?: number,
): Decision | undefined {
  if (!load) return undefined
  const less = cutLoad(load, cut, available, exercise.loaded === 'added', most)
  return less === undefined
    ? undefined
    : { load: less, reason: `${why}: ${differenceText(load, less, available.unit)}.` }
}

/** Where neither sets nor a smaller step can go, the largest step down, in percent. */
const FARTHEST_CUT = 34

/** A lighter weight above the largest cut takes a rep more for so many percent of it. */
const PERCENT_PER_REP = 5

/**
 * Where no slightly lighter weight exists, takes a set off; with half of them gone, a step of weight, a larger one
 * with more reps, or a fifth of the reps, down to half the range's bottom.
 */
export function workLess(input: DecisionInput, why: string): Decision {
  const { lastLoad: load, last, sets, range, available, measure } = input
  const fewer = heldSets(input) + 1
  if (sets - fewer >= fewestSets(sets))
    return { load, fewer, reason: `${why}: the same${load ? ' weight' : ''}, a set less.` }
  const near = lessWeight(input, 'a step', why, LARGEST_CUT)
  if (near) return near
  const most = lowestAmount(last)
  const { low = 0, high = low } = range
  const far = lessWeight(input, 'a step', why, FARTHEST_CUT)
  if (load && far?.load) {
    const percent = (1 - far.load / load) * 100
    // Not at the top, where the next time would go up again.
    const amount = Math.max(low, Math.min(high - 2, most + Math.round(percent / PERCENT_PER_REP)))
    const text = differenceText(load, far.load, available.unit)
    return {
      load: far.load,
      targets: Array(sets).fill(amount),
      reason: amount > most ? `${why}: ${text}, ${amount - most} more reps.` : far.reason,
    }
  }
  const amount = Math.max(Math.ceil(low / 2), most - Math.max(1, Math.round(most / 5)))
  if (amount >= most) return { load, reason: `${why}: the same. Swap it for an easier exercise.` }
  return {
    load,
    amount: rangeText(amount, Math.max(amount, high)),
    targets: Array(sets).fill(amount),
    reason: `${why}: ${measure === 'reps' ? pluralize(most - amount, 'rep') : amountWithUnit(most - amount, measure)} less.`,
  }
}

/** Gives a set back after a full session with a set less; else undefined. */
export function giveSetBack(input: DecisionInput): Decision | undefined {
  const { fewer } = input.last.asked
  if (!input.rule.on || !fewer || !isFull(input.last)) return undefined
  return {
    ...repeatLastSets(input, 'Enough left with a set less: the set comes back.'),
    fewer: fewer - 1,
  }
}

/** Whether two times had the same weight, and as many sets or as many taken off. */
export const isSameWork = (entry: Entry, other: Entry) =>
  heaviestLoad(entry)?.value === heaviestLoad(other)?.value &&
  (entry.asked.fewer === other.asked.fewer || entry.asked.sets === other.asked.sets)

/** Applies the rule for a set below the range: one session, or two in a row with the same weight. */
export function afterMiss(input: DecisionInput): Decision {
  const { rule, last, history } = input
  const { low = 0 } = parseRange(last.asked.amount)
  const bottom = amountWithUnit(low, last.asked.measure)
  const isSecondMiss = missedTwice(history[1]?.entry, last)
  const setback = (isSecondMiss && rule.misses) || rule.miss
  const why = isSecondMiss ? `Below ${bottom} twice in a row` : `A set below ${bottom}`
  if (wasCutThisWeek(history))
    return repeatLastSets(input, `${why}, and this week already took some off: same as last time.`)
  const decision = applySetback(input, setback, why)
  const isSame = decision.load === input.lastLoad && decision.rung === undefined
  return isSame ? { ...repeatLastSets(input, ''), ...decision } : decision
}

const missedTwice = (before: Entry | undefined, last: Entry) =>
  before !== undefined && outcomeOf(before) === 'missed' && isSameWork(before, last)

/** Whether a miss earlier in the week of the last session took something off: two misses are one cut. */
function wasCutThisWeek([last, before]: DecisionInput['history']): boolean {
  if (!last || !before || !isSameWeek(last.session, before.session)) return false
  const [load = 0, loadBefore = 0] = [last, before].map(({ entry }) => heaviestLoad(entry)?.value)
  const isCut = load < loadBefore || (last.entry.asked.fewer ?? 0) > (before.entry.asked.fewer ?? 0)
  return isCut && outcomeOf(before.entry) === 'missed'
}

/** Applies the stall rule after enough sessions without progress; else undefined. */
export function afterStall(input: DecisionInput): Decision | undefined {
  const { stall } = input.rule
  if (!stall || input.history.length < stall.after) return undefined
  const entries = input.history.slice(0, stall.after).map(({ entry }) => entry)
  const sums = entries.map((entry) =>
    doneSets(entry).reduce((sum, { amount = 0 }) => sum + amount, 0),
  )
  const loads = new Set(entries.map((entry) => heaviestLoad(entry)?.value))
  const [now = 0] = sums
  if (loads.size > 1 || now > (sums.at(-1) ?? 0)) return undefined
  return applySetback(input, stall.take, `${stall.after} sessions without progress`)
}

/** Lightens the remaining sets after a first set with too little in reserve; else undefined. */
export function afterBadFirstSet(
  entry: Entry,
  { rule, available }: { rule: Pick<Rule, 'badDay'> } & Pick<DecisionInput, 'available'>,
): { load: number; reason: string } | undefined {
  const { reserve = '' } = entry.asked
  const { done, load, left = Number.POSITIVE_INFINITY } = entry.sets[0] ?? {}
  const isBad = done && load && left < Number.parseInt(reserve, 10)
  const less = rule.badDay && isBad && cutLoad(load, { percent: rule.badDay }, available)
  if (!less) return undefined
  return {
    load: less,
    reason: `First set: ${left} left, not ${reserve}: ${differenceText(load, less, available.unit)}.`,
  }
}
