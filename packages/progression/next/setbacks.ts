import { daysBetween } from '../../basics'
import { parseRange } from '../language/numbers'
import type { Adjustment, Rule } from '../language/progression'
import { LARGEST_CUT } from '../language/rule-of'
import { doneSets, type Entry, type SessionLog } from '../record/log'
import { amountWithUnit } from '../words/amount-with-unit'
import { type Decision, type DecisionInput, repeatLastSets } from './decision'
import { heaviestLoad, isFull, outcomeOf } from './judge'
import { cutLoad } from './loads'
import { differenceText } from './weight-text'

type Cut = Pick<Adjustment, 'kind' | 'count'>

/** Applies a setback: a rung back, less weight, or a set less where no slightly lighter weight exists. */
export function applySetback(input: DecisionInput, { kind, count }: Cut, why: string): Decision {
  const { lastLoad: load, lastRung: rung } = input
  if (kind === 'rung' && rung > 0) return { load, rung: rung - 1, reason: `${why}: one rung back.` }
  if (!load || (kind !== 'step' && kind !== '%'))
    return { load, reason: `${why}: same as last time.` }
  const cut = kind === 'step' ? 'a step' : { percent: count }
  return lessWeight(input, cut, why) ?? aSetLess(input, why)
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

/** The fewest sets that setbacks leave: half of the plan's, and two if it has two. */
export const fewestSets = (sets: number) => Math.max(Math.ceil(sets / 2), Math.min(2, sets))

/** Takes a set off; with half of them gone, a step of weight; else repeats the last time. */
export function aSetLess(input: DecisionInput, why: string): Decision {
  const { lastLoad: load, last, sets } = input
  const fewer = (last.asked.fewer ?? 0) + 1
  return sets - fewer >= fewestSets(sets)
    ? { load, fewer, reason: `${why}: the same${load ? ' weight' : ''}, a set less.` }
    : (lessWeight(input, 'a step', why, LARGEST_CUT) ?? {
        load,
        reason: `${why}: same as last time.`,
      })
}

/** Gives a set back after a full session with a set less; else undefined. */
export function giveSetBack(input: DecisionInput): Decision | undefined {
  const { fewer } = input.last.asked
  if (!fewer || !isFull(input.last)) return undefined
  return {
    ...repeatLastSets(input, 'Enough left with a set less: the set comes back.'),
    fewer: fewer - 1,
  }
}

/** Whether two times had the same weight and as many sets taken off. */
export const isSameWork = (entry: Entry, other: Entry) =>
  heaviestLoad(entry)?.value === heaviestLoad(other)?.value &&
  entry.asked.fewer === other.asked.fewer

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

/** Whether two sessions belong to one pass through a week of the plan. */
export const isSameWeek = (
  one: Pick<SessionLog, 'week' | 'date'>,
  other: Pick<SessionLog, 'week' | 'date'>,
) => one.week === other.week && Math.abs(daysBetween(one.date, other.date)) < 7

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
