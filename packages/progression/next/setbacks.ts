import { daysBetween } from '../../basics'
import { parseRange, rangeText } from '../language/numbers'
import type { Adjustment, Rule } from '../language/progression'
import { DEFAULT_DELOAD_PERCENT, movesWeight } from '../language/rule-of'
import { doneSets, type Entry, type SessionLog } from '../record/log'
import { amountWithUnit } from '../words/amount-with-unit'
import { type Decision, type DecisionInput, repeatLastSets, repeatLoad } from './decision'
import { heaviestLoad, isFull, isHard, lowestAmount, outcomeOf } from './judge'
import { cutLoad } from './loads'
import { differenceText } from './weight-text'

type Cut = Pick<Adjustment, 'kind' | 'count'>

/** Applies a setback: a rung back, less weight, or a set less where no slightly lighter weight exists. */
export function applySetback(input: DecisionInput, { kind, count }: Cut, why: string): Decision {
  const { lastLoad: load, available, lastRung: rung, exercise } = input
  if (kind === 'rung' && rung > 0) return { load, rung: rung - 1, reason: `${why}: one rung back.` }
  if (!load || (kind !== 'step' && kind !== '%'))
    return { load, reason: `${why}: same as last time.` }
  const cut = kind === 'step' ? 'a step' : { percent: count }
  const less = cutLoad(load, cut, available, exercise.loaded === 'added')
  return less === undefined
    ? aSetLess(input, why)
    : { load: less, reason: `${why}: ${differenceText(load, less, available.unit)}.` }
}

/** Takes a set off, or repeats the last time of a single set. */
function aSetLess({ lastLoad: load, last, sets }: DecisionInput, why: string): Decision {
  const fewer = (last.asked.fewer ?? 0) + 1
  return fewer < sets
    ? { load, fewer, reason: `${why}: the same${load ? ' weight' : ''}, a set less.` }
    : { load, reason: `${why}: same as last time.` }
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

/** Sessions in a row with too few reps left that take a step off. */
export const HARD_SESSIONS = 3

/** Takes a step, a rung or a set off after three sessions in a row with too few reps left; else undefined. */
export function afterHardSessions(input: DecisionInput): Decision | undefined {
  const { history, rule, last, lastLoad, lastRung, rungs } = input
  const row = history.slice(0, HARD_SESSIONS)
  const isHardRow =
    row.length === HARD_SESSIONS &&
    row.every(({ entry }) => isHard(entry, rule) && isSameWork(entry, last))
  if (!isHardRow) return undefined
  const why = 'Too few reps left three times in a row'
  if (rungs.length > 1 && lastRung > 0) return applySetback(input, { kind: 'rung', count: 1 }, why)
  const decision = lastLoad
    ? applySetback(input, { kind: 'step', count: 1 }, why)
    : aSetLess(input, why)
  return { ...repeatLastSets(input, why), ...decision }
}

/** Whether two times had the same weight and as many sets taken off. */
const isSameWork = (entry: Entry, other: Entry) =>
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

/**
 * For a lighter week, takes a percentage off the last weight, or keeps it for less volume. Never asks for more
 * reps than the last regular time.
 */
export function deloadDecision(input: DecisionInput): Decision {
  const { lastLoad: load, available, rule, exercise, range, last } = input
  const { low = 0, high = low } = range
  const most = lowestAmount(last)
  const fewerReps =
    most > 0 && most < low ? { amount: rangeText(most, high > low ? high : most) } : {}
  const percent = movesWeight(rule) ? (rule.lighter ?? DEFAULT_DELOAD_PERCENT) : 0
  const less =
    load && percent > 0
      ? cutLoad(load, { percent }, available, exercise.loaded === 'added')
      : undefined
  return !load || less === undefined
    ? { ...repeatLoad(input, 'Lighter week: less volume on purpose.'), ...fewerReps }
    : {
        load: less,
        reason: `Lighter week: ${differenceText(load, less, available.unit)}.`,
        ...fewerReps,
      }
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
