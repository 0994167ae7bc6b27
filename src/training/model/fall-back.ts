import { DEFAULT_DELOAD_PERCENT, defaultMisses } from '../../plan/model/default-rules'
import { movesWeight } from '../../plan/model/rule-of'
import { type Decision, type DecisionInput, sameReps } from './decision'
import { outcomeOf, rangeAsked, workingLoad } from './judge'
import { loadBelow, raisedLoad } from './loads'
import { doneSets, type Entry } from './log'
import { amountOf, lessText } from './weight-text'

/**
 * Returns what comes in place of going on: 'the same', 'a step less', '10% less', 'the rung before'. `round` makes a
 * percentage a weight that exists.
 */
export function fallBack(
  { load, loading, rung }: Pick<DecisionInput, 'load' | 'loading' | 'rung'>,
  what: string,
  why: string,
  round = loadBelow,
): Decision {
  if (what === 'the rung before' && rung > 0)
    return { load, rung: rung - 1, reason: `${why}: one rung back.` }
  const percent = Number.parseInt(what, 10)
  if (!load || (what !== 'a step less' && Number.isNaN(percent)))
    return { load, rung, reason: `${why}: the same again.` }
  const less = Number.isNaN(percent)
    ? raisedLoad(load, loading, -1)
    : round(load * (1 - percent / 100), loading)
  return { load: less, rung, reason: `${why}: ${lessText(load, less, loading.unit)}.` }
}

/** A set below the range: what the rule says of one such session, or of two in a row with the same weight. */
export function missed(input: DecisionInput): Decision {
  const { rule, last, history } = input
  const { low = 0 } = rangeAsked(last.asked.amount)
  const bottom = amountOf(low, last.asked.measure)
  const isAgain = missedBefore(history[1]?.entry, last)
  const what = isAgain ? (rule.misses ?? defaultMisses(rule)) : (rule.miss ?? 'the same')
  const why = isAgain ? `Below ${bottom} twice in a row` : `A set below ${bottom}`
  const decision = fallBack(input, what, why)
  const isSame = decision.load === input.load && decision.rung === input.rung
  return isSame ? sameReps(input, decision.reason) : decision
}

const missedBefore = (before: Entry | undefined, last: Entry) =>
  before !== undefined &&
  outcomeOf(before) === 'missed' &&
  workingLoad(before)?.value === workingLoad(last)?.value

/** So many sessions without a repetition more; undefined where it is no stall. */
export function stalled(input: DecisionInput): Decision | undefined {
  const { stall } = input.rule
  const times = stall ? input.history.slice(0, stall.after) : []
  if (!stall || times.length < stall.after) return undefined
  const sums = times.map(({ entry }) =>
    doneSets(entry).reduce((sum, { amount = 0 }) => sum + amount, 0),
  )
  const loads = new Set(times.map(({ entry }) => workingLoad(entry)?.value))
  const [now = 0] = sums
  if (loads.size > 1 || now > (sums.at(-1) ?? 0)) return undefined
  return fallBack(input, stall.take, `${stall.after} sessions without a rep more`)
}

/** A lighter week: so many percent off what was last lifted, or the same weight and less of it. */
export function lighter({ load, loading, rule, rung }: DecisionInput): Decision {
  const percent = movesWeight(rule) ? (rule.lighter ?? DEFAULT_DELOAD_PERCENT) : 0
  if (!load || percent === 0) return { load, rung, reason: 'Lighter week: less of it, on purpose.' }
  const less = loadBelow(load * (1 - percent / 100), loading)
  return { load: less, rung, reason: `Lighter week: ${lessText(load, less, loading.unit)}.` }
}

/**
 * Returns the weight for the other sets of a day whose first set left less than asked; undefined where
 * the rule, or the day, asks for no change.
 */
export function restOfDay(
  entry: Entry,
  { rule: { badDay }, loading }: Pick<DecisionInput, 'rule' | 'loading'>,
): Decision | undefined {
  const [first] = entry.sets
  const asked = Number.parseInt(entry.asked.reserve ?? '', 10)
  if (!badDay || !first?.done || !first.load || first.left === undefined || !(first.left < asked))
    return undefined
  return fallBack(
    { load: first.load, loading, rung: 0 },
    `${badDay}% less`,
    `The first set left ${first.left} of ${entry.asked.reserve}`,
  )
}
