import { parseRange } from '../language/numbers'
import { DEFAULT_DELOAD_PERCENT, LARGEST_CUT, movesWeight } from '../language/rule-of'
import type { Decision, DecisionInput } from './decision'
import { heaviestLoad, lowestAmount, reserveGrown } from './judge'
import { cutLoad } from './loads'
import { differenceText } from './weight-text'

/** Where neither weight nor sets get less, this share of the repetitions goes. */
const REPS_OFF = 0.2

/** What setbacks took off in so many of the last times counts toward what a lighter week takes off. */
const LATELY = 6

/**
 * For a lighter week, takes a percentage off the heaviest weight of late, or keeps the last one if it is lighter
 * already; where no weight is that near, and no set less is planned, as many repetitions as the reserve grows. Never
 * asks for more than the last regular time.
 */
export function lighterDecision(input: DecisionInput): Decision {
  const { lastLoad: load, available, rule, rung, exercise, reserve, last, sets, history } = input
  const { asked } = last
  const lately = history.slice(0, LATELY).map(({ entry }) => entry)
  const heaviest = Math.max(load ?? 0, ...lately.map((entry) => heaviestLoad(entry)?.value ?? 0))
  const percent = movesWeight(rule) ? (rule.lighter ?? DEFAULT_DELOAD_PERCENT) : 0
  const lighter =
    load && percent > 0
      ? cutLoad(heaviest, { percent }, available, exercise.loaded === 'added', LARGEST_CUT)
      : undefined
  const less = lighter !== undefined && load ? Math.min(load, lighter) : undefined
  const fewer = Math.max(0, sets - asked.sets)
  const { low = 0 } = parseRange(rung.amount)
  const most = lowestAmount(last)
  const best = load ? most : Math.max(...lately.map(lowestAmount))
  const off = Math.max(reserveGrown(last, reserve), Math.max(1, Math.round(best * REPS_OFF)))
  const isLess = !rule.on || (less ?? load ?? 0) < (load ?? 0) || sets < asked.sets
  const reps = isLess ? most : Math.max(1, Math.min(most - 1, best - off))
  return {
    load: less ?? load,
    fewer,
    ...(reps > 0 && reps < low && { amount: `${reps}` }),
    reason: `Lighter week: ${less === undefined || !load || less === load ? 'less volume on purpose' : differenceText(load, less, available.unit)}.`,
  }
}
