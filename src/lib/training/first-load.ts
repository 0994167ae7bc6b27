import { epley, oneRepMax } from '../tools/one-rep-max'
import { performances } from './history'
import { type Range, workingLoad } from './judge'
import { type Loading, loadBelow, loadIn } from './loads'
import { doneSets, type SessionLog } from './log'
import { type Verdict, weightText } from './rule'

/** 56 days in milliseconds: what was lifted before says little about today. */
const COUNTED = 56 * 86_400_000

/** Returns the first moment whose loads still count at another one, as an ISO date. */
export const countedSince = (now: Date) => new Date(now.getTime() - COUNTED).toISOString()

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
}: FirstLoad): Verdict | undefined {
  const since = countedSince(now)
  const found = performances(finished, exercise).find(
    ({ session, entry }) =>
      session.started >= since && workingLoad(entry) && entry.asked.measure === 'reps',
  )
  const then = found && workingLoad(found.entry)
  if (!found || !then || range.high === undefined) return undefined
  const best = doneSets(found.entry).reduce<{ estimate: number; reps: number } | undefined>(
    (most, set) => {
      const inUnit = loadIn({ value: set.load ?? 0, unit: set.unit ?? then.unit }, loading)
      const estimate = oneRepMax(inUnit, set.amount ?? 0, set.left)
      return estimate && (!most || estimate > most.estimate)
        ? { estimate, reps: set.amount ?? 0 }
        : most
    },
    undefined,
  )
  if (!best) return undefined
  const source = `${weightText(loadIn(then, loading), loading.unit)} × ${best.reps} in ${found.session.name}`
  return {
    load: loadBelow(best.estimate / epley(range.high + reserve), loading),
    reason: `Worked out from ${source}.`,
  }
}
