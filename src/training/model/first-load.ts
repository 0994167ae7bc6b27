import { inUnit } from '../../lib/units'
import { epley, oneRepMax, ROUGH_REPS } from '../../tools/model/estimated-single'
import type { Decision } from './decision'
import { countedSince, performances } from './history'
import { type Range, reserveAsked, workingLoad } from './judge'
import { type Loading, loadBelow } from './loads'
import { doneSets, type SessionLog } from './log'
import { weightText } from './weight-text'

interface FirstLoad {
  exercise: string
  range: Range
  reserve: number | undefined
  loading: Loading
  finished: readonly SessionLog[]
  now: Date
}

/**
 * Returns the weight to begin a line with, from what was lifted elsewhere in the last eight weeks: in
 * another session of the plan, or in another plan. The best set's estimated maximum gives the weight that
 * leaves the asked reserve at the top of the range. Undefined where nothing can be estimated.
 */
export function firstLoad({
  exercise,
  range,
  reserve = 2,
  loading,
  finished,
  now,
}: FirstLoad): Decision | undefined {
  const since = countedSince(now)
  const found = performances(finished, exercise).find(
    ({ session, entry }) =>
      session.started >= since &&
      workingLoad(entry) &&
      entry.asked.measure === 'reps' &&
      !entry.asked.deload,
  )
  if (!found || range.high === undefined) return undefined
  // What was not noted was as asked, as in every rule.
  const asked = reserveAsked(found.entry.asked.reserve)
  const [best] = doneSets(found.entry)
    .flatMap(({ load, unit, amount = 0, left = asked }) => {
      if (!load || !unit) return []
      const estimate = oneRepMax(
        inUnit({ value: load, unit }, loading.unit).value,
        amount,
        left,
        ROUGH_REPS,
      )
      return estimate ? [{ estimate, text: `${weightText(load, unit)} × ${amount}` }] : []
    })
    .sort((one, other) => other.estimate - one.estimate)
  if (!best) return undefined
  return {
    load: loadBelow(best.estimate / epley(range.high + reserve), loading),
    reason: `Worked out from ${best.text} in ${found.session.name}.`,
  }
}
