import { oneRepMax } from '../../tools/model/one-rep-max'
import { performances } from './history'
import { outcomeOf } from './judge'
import { doneSets, type Maximum, type PlanState, type SessionLog } from './log'

/** The maximum that a lift's percentages refer to. */
export interface KnownMaximum {
  load: number
  unit: Maximum['unit']
  /** Sessions since then in which a repetition was missed. */
  misses: number
}

/** Returns what a maximum is worth: the weight itself if it was a single, else the estimate. */
const maximumLoad = ({ load, reps }: Maximum): number | undefined => oneRepMax(load, reps)

/**
 * Returns a lift's maximum: what was entered, or what a test of the plan has shown since. Each session
 * after it in which a repetition was missed counts.
 */
export function maximumOf(
  exercise: string,
  { plan, maxima }: PlanState,
  finished: readonly SessionLog[],
): KnownMaximum | undefined {
  const own = finished.filter((session) => session.plan === plan)
  const entered = maxima[exercise]
  const tested = performances(own, exercise)
    .filter(({ entry }) => entry.asked.test)
    .flatMap(({ session, entry }) => {
      const best = doneSets(entry)
        .map(({ load = 0, unit, amount = 0 }) => ({ load: oneRepMax(load, amount) ?? 0, unit }))
        .reduce((most, set) => (set.load > most.load ? set : most), {
          load: 0,
          unit: undefined as Maximum['unit'] | undefined,
        })
      return best.unit ? [{ load: best.load, unit: best.unit, at: session.started }] : []
    })[0]
  const value = entered && maximumLoad(entered)
  const known = entered && value ? { load: value, unit: entered.unit, at: entered.at } : undefined
  const chosen = tested && (!known || tested.at > known.at) ? tested : known
  if (!chosen) return undefined
  const misses = own.filter(
    ({ started, entries }) =>
      started > chosen.at &&
      entries.some(
        (entry) =>
          entry.asked.ofMax &&
          !entry.asked.test &&
          !entry.planned &&
          (entry.asked.of ?? entry.exercise) === exercise &&
          outcomeOf(entry) === 'missed',
      ),
  ).length
  return { load: chosen.load, unit: chosen.unit, misses }
}

/** Returns what percentages are taken of: the maximum, so many percent less for each session with a missed repetition. */
export const workingMaximum = ({ load, misses }: KnownMaximum, afterMiss: number) =>
  load * (1 - afterMiss / 100) ** misses
