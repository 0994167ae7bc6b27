import { movesWeight } from '../../plan/model/rule-of'
import { LIGHTER } from '../../plan/model/usual-rules'
import type { Decision, DecisionInput } from './decision'
import { loadBelow } from './loads'
import { lessText } from './weight-text'

/** A lighter week: so many percent off what was last lifted, or the same weight and less of it. */
export function lighter({ load, loading, rule, rung }: DecisionInput): Decision {
  const percent = movesWeight(rule) ? (rule.lighter ?? LIGHTER) : 0
  if (!load || percent === 0) return { load, rung, reason: 'Lighter week: less of it, on purpose.' }
  const less = loadBelow(load * (1 - percent / 100), loading)
  return { load: less, rung, reason: `Lighter week: ${lessText(load, less, loading.unit)}.` }
}
