import { inUnit } from '../language/units'
import { doneSets, type SessionLog } from '../record/log'
import type { Maximum, PlanState } from '../record/plan-state'
import { oneRepMax } from './estimated-max'
import { type LoggedEntry, loggedEntries } from './history'
import { isFull, isHard, outcomeOf } from './judge'
import { HARD_SESSIONS, isSameWeek } from './setbacks'

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

/** In the unit of its set, with the cuts that still hold; undefined if unknown. */
export function maximumFor(exercise: string, state: PlanState, finished: readonly SessionLog[]) {
  const chosen = currentMax(exercise, state, finished)
  if (!chosen) return undefined
  const times = finished
    .filter(({ plan, started }) => plan === state.plan && started > chosen.at)
    .flatMap((session) =>
      session.entries
        .filter(
          ({ asked, planned, exercise: done }) =>
            asked.ofMax && !asked.test && !planned && (asked.of ?? done) === exercise,
        )
        .map((entry) => ({ session, entry })),
    )
  const load = estimatedMax(chosen)
  return { load, unit: chosen.unit, misses: openMisses(times), hard: hardRows(times) }
}

/**
 * Counts the misses whose cut still holds: those of a week count once, and each ends with a full time of its
 * line in a regular week.
 */
function openMisses(times: readonly LoggedEntry[]): number {
  let open: LoggedEntry[] = []
  for (const time of times.toReversed()) {
    const { session, entry } = time
    const isMissed = outcomeOf(entry) === 'missed'
    if (isMissed && !open.some((miss) => isSameWeek(miss.session, session))) open.push(time)
    if (isMissed || entry.asked.deload || !isFull(entry)) continue
    const ended = open.findIndex((miss) => miss.entry.line === entry.line)
    if (ended !== -1) open = open.toSpliced(ended, 1)
  }
  return open.length
}

/** Counts the times that too few reps were left three times in a row, in any regular session. Newest first. */
export function hardRows(times: readonly LoggedEntry[]): number {
  let [rows, inARow] = [0, 0]
  for (const { entry } of times.toReversed()) {
    if (entry.asked.deload || entry.asked.test) continue
    inARow = isHard(entry) ? inARow + 1 : 0
    if (inARow < HARD_SESSIONS) continue
    rows++
    inARow = 0
  }
  return rows
}
