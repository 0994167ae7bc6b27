import type { Rule } from '../language/progression'
import { inUnit } from '../language/units'
import { doneSets, type Entry, type SessionLog } from '../record/log'
import type { Maximum, PlanState } from '../record/plan-state'
import { oneRepMax } from './estimated-max'
import { isSameWeek, type LoggedEntry, loggedEntries } from './history'
import { HARD_SESSIONS, isEasy, isFull, isHard, outcomeOf } from './judge'

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
export function maximumFor(
  exercise: string,
  rule: Rule,
  state: PlanState,
  finished: readonly SessionLog[],
) {
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
  return { load, unit: chosen.unit, misses: openMisses(times), moves: baseMoves(times, rule) }
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

/** Cuts that too hard sessions make at most, raises that too easy ones do, and the row that makes or undoes one. */
const MOST_CUTS = 2
const MOST_RAISES = 4
const SESSIONS_IN_A_ROW = 2

/**
 * Moves of a max or test that hold, below 0 for cuts: three sessions in a row with too few reps left make a cut, two
 * full ones in a row give one back, and two with two reps too many in all sets make a raise. Newest first.
 */
export function baseMoves(times: readonly LoggedEntry[], rule: Rule): number {
  const sessions = new Map<string, Entry[]>()
  for (const { session, entry } of times.toReversed())
    if (!entry.asked.deload && !entry.asked.test && isTelling(entry))
      sessions.set(session.id, [...(sessions.get(session.id) ?? []), entry])
  let [moves, hard, full, easy] = [0, 0, 0, 0]
  for (const entries of sessions.values()) {
    hard = entries.some((entry) => isUnanswered(entry, rule)) ? hard + 1 : 0
    full = entries.every(isFull) ? full + 1 : 0
    easy = entries.every(isEasy) ? easy + 1 : 0
    if (hard === HARD_SESSIONS) [moves, hard] = [Math.max(-MOST_CUTS, Math.min(moves, 0) - 1), 0]
    if (easy === SESSIONS_IN_A_ROW && moves >= 0)
      [moves, easy, full] = [Math.min(MOST_RAISES, moves + 1), 0, 0]
    if (full === SESSIONS_IN_A_ROW && moves < 0) [moves, full, easy] = [moves + 1, 0, 0]
    if (full === SESSIONS_IN_A_ROW) full = 0
  }
  return moves
}

/** Whether a time says how heavy it was: a complex that asks no reserve doesn't, unless it fell short. */
const isTelling = (entry: Entry) =>
  entry.asked.reserve !== undefined || outcomeOf(entry) === 'missed'

/** Whether a time was too hard and no rule of the plan's own answers it: the cut after a miss, or within the day. */
function isUnanswered(entry: Entry, { miss, badDay }: Rule): boolean {
  if (miss.kind === '%' && outcomeOf(entry) === 'missed') return false
  const sets = doneSets(entry)
  return isHard(badDay && sets.length > 1 ? { ...entry, sets: sets.slice(1) } : entry)
}
