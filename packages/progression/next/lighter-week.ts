import { parseRange } from '../language/numbers'
import { DEFAULT_DELOAD_PERCENT, LARGEST_CUT, movesWeight } from '../language/rule-of'
import type { Decision, DecisionInput } from './decision'
import { lowestAmount } from './judge'
import { cutLoad } from './loads'
import { differenceText } from './weight-text'

/** Where neither weight nor sets get less, this share of the repetitions goes. */
const REPS_OFF = 0.2

/**
 * For a lighter week, takes a percentage off the last weight; where no weight is that near, and no set less is
 * planned, as many repetitions as the reserve grows. Never asks for more than the last regular time.
 */
export function lighterDecision(input: DecisionInput): Decision {
  const { lastLoad: load, available, rule, rung, exercise, reserve, last, sets } = input
  const { asked } = last
  const percent = movesWeight(rule) ? (rule.lighter ?? DEFAULT_DELOAD_PERCENT) : 0
  const less =
    load && percent > 0
      ? cutLoad(load, { percent }, available, exercise.loaded === 'added', LARGEST_CUT)
      : undefined
  const fewer = Math.max(0, sets - asked.sets)
  const { low = 0 } = parseRange(rung.amount)
  const most = lowestAmount(last)
  const grown = (reserve.low ?? 0) - (parseRange(asked.reserve).low ?? 0)
  const off = Math.max(grown, Math.max(1, Math.round(most * REPS_OFF)))
  const isLess = !rule.on || less !== undefined || sets < asked.sets
  const reps = isLess ? most : Math.max(1, most - off)
  return {
    load: less ?? load,
    fewer,
    ...(reps > 0 && reps < low && { amount: `${reps}` }),
    reason: `Lighter week: ${less === undefined || !load ? 'less volume on purpose' : differenceText(load, less, available.unit)}.`,
  }
}
