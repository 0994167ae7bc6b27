import { LARGEST_CUT } from '../language/rule-of'
import { type Decision, type DecisionInput, repeatLastSets } from './decision'
import { HARD_SESSIONS, isHard, lowestAmount } from './judge'
import { applySetback, isSameWork, lessWeight, workLess } from './setbacks'

/**
 * After three sessions in a row with too few reps left: a rung back, a step less, or a rep; at the bottom of the
 * range whatever can be less (see `workLess`). Else undefined.
 */
export function afterHardSessions(input: DecisionInput): Decision | undefined {
  const { history, rule, last, lastRung, rungs, range } = input
  const row = history.slice(0, HARD_SESSIONS)
  const most = lowestAmount(last)
  const isHardRow =
    row.length === HARD_SESSIONS &&
    row.every(
      ({ entry }) => isHard(entry, rule) && isSameWork(entry, last) && lowestAmount(entry) <= most,
    )
  if (!isHardRow) return undefined
  const why = 'Too few reps left three times in a row'
  if (rungs.length > 1 && lastRung > 0) return applySetback(input, { kind: 'rung', count: 1 }, why)
  const { low = 0, high = low } = range
  const step = lessWeight(input, 'a step', why, most >= high ? LARGEST_CUT : undefined)
  const same = repeatLastSets(input, why)
  if (step) return { ...same, ...step }
  if (most <= low) return { ...same, ...workLess(input, why) }
  const targets = same.targets?.map((amount) => Math.max(low, amount - 1))
  return { ...same, targets, reason: `${why}: one rep less.` }
}
