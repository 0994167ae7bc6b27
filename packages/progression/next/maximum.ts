import { inUnit } from '../language/units'
import { doneSets, type SessionLog } from '../record/log'
import type { Maximum, PlanState } from '../record/plan-state'
import { oneRepMax } from './estimated-max'
import { loggedEntries } from './history'
import { outcomeOf } from './judge'

/** The max that the trainee entered, or a later test of the plan; undefined without either. */
export function currentMax(
  exercise: string,
  { plan, maxima }: PlanState,
  finished: readonly SessionLog[],
): Maximum | undefined {
  const entered = maxima[exercise]
  const [tested] = loggedEntries(finished, exercise, { plan })
    .filter(({ entry }) => entry.asked.test)
    .flatMap(({ session, entry }) =>
      doneSets(entry)
        .flatMap(({ load = 0, unit, amount: reps = 0 }) =>
          unit && estimatedMax({ load, reps }) ? [{ load, unit, reps, at: session.started }] : [],
        )
        .sort(
          (a, b) =>
            inUnit({ value: estimatedMax(b), unit: b.unit }, a.unit).value - estimatedMax(a),
        )
        .slice(0, 1),
    )
  const validMax = entered && estimatedMax(entered) ? entered : undefined
  return tested && (!validMax || tested.at > validMax.at) ? tested : validMax
}

const estimatedMax = ({ load, reps }: Pick<Maximum, 'load' | 'reps'>) => oneRepMax(load, reps) ?? 0

/** In the unit of its set; undefined if unknown. A finished deload resets the missed sessions. */
export function maximumFor(
  exercise: string,
  state: PlanState,
  finished: readonly SessionLog[],
  isFinishedDeload: (week: number) => boolean,
) {
  const chosen = currentMax(exercise, state, finished)
  if (!chosen) return undefined
  const ofPlan = finished.filter((session) => session.plan === state.plan)
  const lastDeload = ofPlan.find(({ week }) => isFinishedDeload(week))?.started ?? ''
  const misses = ofPlan.filter(
    ({ started, entries }) =>
      started > chosen.at &&
      started > lastDeload &&
      entries.some(
        (entry) =>
          entry.asked.ofMax &&
          !entry.asked.test &&
          !entry.planned &&
          (entry.asked.of ?? entry.exercise) === exercise &&
          outcomeOf(entry) === 'missed',
      ),
  ).length
  return { load: estimatedMax(chosen), unit: chosen.unit, misses }
}
