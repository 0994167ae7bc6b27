import { oneRepMax } from '../../tools/model/estimated-single'
import { performances } from './history'
import { outcomeOf } from './judge'
import { doneSets, type Maximum, type PlanState, type SessionLog } from './log'

/** The maximum that a lift's percentages refer to. */
interface KnownMaximum {
  load: number
  unit: Maximum['unit']
  /** Sessions with a missed repetition, since then and since the last lighter week that is over. */
  misses: number
}

/**
 * Returns a lift's maximum: what was entered, or what a test of the plan has shown since. Each session
 * after it in which a repetition was missed counts, until a lighter week is over.
 */
export function maximumOf(
  exercise: string,
  { plan, maxima }: PlanState,
  finished: readonly SessionLog[],
  isLighter: (week: number) => boolean,
): KnownMaximum | undefined {
  const own = finished.filter((session) => session.plan === plan)
  const entered = maxima[exercise]
  const [tested] = performances(own, exercise)
    .filter(({ entry }) => entry.asked.test)
    .flatMap(({ session, entry }) =>
      doneSets(entry)
        .flatMap(({ load = 0, unit, amount = 0 }) => {
          const worth = oneRepMax(load, amount)
          return worth && unit ? [{ load: worth, unit, at: session.started }] : []
        })
        .sort((one, other) => other.load - one.load)
        .slice(0, 1),
    )
  const value = entered && oneRepMax(entered.load, entered.reps)
  const known = entered && value ? { load: value, unit: entered.unit, at: entered.at } : undefined
  const chosen = tested && (!known || tested.at > known.at) ? tested : known
  if (!chosen) return undefined
  const rested = own.find(({ week }) => isLighter(week))?.started ?? ''
  const misses = own.filter(
    ({ started, entries }) =>
      started > chosen.at &&
      started > rested &&
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
