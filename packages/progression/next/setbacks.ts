import { parseRange } from '../language/numbers'
import type { Adjustment, Rule } from '../language/progression'
import { DEFAULT_DELOAD_PERCENT, movesWeight } from '../language/rule-of'
import { doneSets, type Entry } from '../record/log'
import { amountWithUnit } from '../words/amount-with-unit'
import { type Decision, type DecisionInput, repeatLastSets, repeatLoad } from './decision'
import { heaviestLoad, outcomeOf } from './judge'
import { loadAtMost, raisedLoad } from './loads'
import { reductionText } from './weight-text'

type Position = Pick<DecisionInput, 'lastLoad' | 'available' | 'lastRung'>

/** Applies a setback. `round` snaps a percentage to an available weight. */
export function applySetback(
  { lastLoad: load, available, lastRung: rung }: Position,
  { kind, count }: Pick<Adjustment, 'kind' | 'count'>,
  why: string,
  round = loadAtMost,
): Decision {
  if (kind === 'rung' && rung > 0) return { load, rung: rung - 1, reason: `${why}: one rung back.` }
  if (!load || (kind !== 'step' && kind !== '%'))
    return { load, reason: `${why}: same as last time.` }
  const less =
    kind === 'step' ? raisedLoad(load, available, -1) : round(load * (1 - count / 100), available)
  return { load: less, reason: `${why}: ${reductionText(load, less, available.unit)}.` }
}

/** Applies the rule for a set below the range: one session, or two in a row with the same weight. */
export function afterMiss(input: DecisionInput): Decision {
  const { rule, last, history } = input
  const { low = 0 } = parseRange(last.asked.amount)
  const bottom = amountWithUnit(low, last.asked.measure)
  const isSecondMiss = missedTwice(history[1]?.entry, last)
  const setback = (isSecondMiss && rule.misses) || rule.miss
  const why = isSecondMiss ? `Below ${bottom} twice in a row` : `A set below ${bottom}`
  const decision = applySetback(input, setback, why)
  const isSame = decision.load === input.lastLoad && decision.rung === undefined
  return isSame ? repeatLastSets(input, decision.reason) : decision
}

const missedTwice = (before: Entry | undefined, last: Entry) =>
  before !== undefined &&
  outcomeOf(before) === 'missed' &&
  heaviestLoad(before)?.value === heaviestLoad(last)?.value

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

/** For a deload, takes a percentage off the last weight, or keeps the weight for less volume. */
export function deloadDecision(input: DecisionInput): Decision {
  const { lastLoad: load, available, rule } = input
  const percent = movesWeight(rule) ? (rule.lighter ?? DEFAULT_DELOAD_PERCENT) : 0
  if (!load || percent === 0) return repeatLoad(input, 'Lighter week: less volume on purpose.')
  const less = loadAtMost(load * (1 - percent / 100), available)
  return { load: less, reason: `Lighter week: ${reductionText(load, less, available.unit)}.` }
}

/** Lightens the remaining sets after a first set with too little in reserve; else undefined. */
export function afterBadFirstSet(
  entry: Entry,
  { rule, available }: { rule: Pick<Rule, 'badDay'> } & Pick<DecisionInput, 'available'>,
): Decision | undefined {
  const { reserve = '' } = entry.asked
  const { done, load, left = Number.POSITIVE_INFINITY } = entry.sets[0] ?? {}
  const isBad = done && load && left < Number.parseInt(reserve, 10)
  if (!rule.badDay || !isBad) return undefined
  return applySetback(
    { lastLoad: load, available, lastRung: 0 },
    { kind: '%', count: rule.badDay },
    `First set: ${left} left, not ${reserve}`,
  )
}
