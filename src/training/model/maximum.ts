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

/** Returns the best set that a lift's percentages refer to: what was entered, or what a test of the plan showed since. */
export function bestOf(
  exercise: string,
  { plan, maxima }: PlanState,
  finished: readonly SessionLog[],
): Maximum | undefined {
  const own = finished.filter((session) => session.plan === plan)
  const entered = maxima[exercise]
  const [tested] = performances(own, exercise)
    .filter(({ entry }) => entry.asked.test)
    .flatMap(({ session, entry }) =>
      doneSets(entry)
        .flatMap(({ load = 0, unit, amount: reps = 0 }) =>
          unit && single({ load, reps }) ? [{ load, unit, reps, at: session.started }] : [],
        )
        .sort((one, other) => single(other) - single(one))
        .slice(0, 1),
    )
  const known = entered && single(entered) ? entered : undefined
  return tested && (!known || tested.at > known.at) ? tested : known
}

const single = ({ load, reps }: Pick<Maximum, 'load' | 'reps'>) => oneRepMax(load, reps) ?? 0

/**
 * Returns the single that a lift's best set is worth. Each session after it in which a repetition was missed counts,
 * until a lighter week is over.
 */
export function maximumOf(
  exercise: string,
  state: PlanState,
  finished: readonly SessionLog[],
  isLighter: (week: number) => boolean,
): KnownMaximum | undefined {
  const chosen = bestOf(exercise, state, finished)
  if (!chosen) return undefined
  const own = finished.filter((session) => session.plan === state.plan)
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
  return { load: single(chosen), unit: chosen.unit, misses }
}
