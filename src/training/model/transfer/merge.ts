import type { PlanState, SessionLog } from '../../../../packages/progression'
import type { LogFile } from './read-file'

type Logs = Pick<LogFile, 'sessions' | 'plans'>

/** The app and the time in the id of another app's session, without its name, which the trainee may change. */
const foreignStart = (id: string) => /^\S+ \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?= )/.exec(id)?.[0]

/**
 * Collects new and fuller sessions. `known` counts those that this browser has with the same content or more.
 * The trainee decides about `differing`, as about a session that was renamed in another app.
 */
export function mergeLogs(mine: Logs, theirs: Logs) {
  const mineById = new Map(mine.sessions.map((session) => [session.id, session]))
  const sessions: SessionLog[] = []
  const differing: { mine: SessionLog; theirs: SessionLog }[] = []
  let known = 0
  const theirsById = new Map(theirs.sessions.map((session) => [session.id, session]))
  const mineByStart = new Map(
    mine.sessions.flatMap((session) => {
      const start = foreignStart(session.id)
      return start && !theirsById.has(session.id) ? [[start, session]] : []
    }),
  )
  for (const written of theirsById.values()) {
    const ours = mineById.get(written.id) ?? mineByStart.get(foreignStart(written.id) ?? written.id)
    const session = ours ? { ...written, id: ours.id } : written
    const isRenamed = ours && ours.id !== written.id && ours.name !== written.name
    if (ours && !isRenamed && includes(comparable(ours), comparable(session))) known++
    else if (!ours || (!isRenamed && includes(comparable(session), comparable(ours))))
      sessions.push(session)
    else differing.push({ mine: ours, theirs: session })
  }
  return { sessions, plans: mergeStates(mine.plans, theirs.plans), known, differing }
}

/**
 * What the trainee did and noted in a session. Prescriptions and times don't count: a continued session ends
 * again, and another app's table gives other instants in another time zone.
 */
function comparable({ finished, note, entries }: SessionLog) {
  return {
    finished: finished ? true : undefined,
    note,
    entries: entries.map(({ exercise, skipped, note, sets }) => ({
      exercise,
      skipped,
      note,
      sets: sets.flatMap(({ done, ...set }) => (done ? [set] : [])),
    })),
  }
}

function includes(more: unknown, less: unknown): boolean {
  if (less === undefined || more === less) return true
  if (Array.isArray(more) && Array.isArray(less))
    return less.length <= more.length && less.every((item, index) => includes(more[index], item))
  if (typeof more !== 'object' || typeof less !== 'object' || !more || !less) return false
  return Object.entries(less).every(([name, value]) => includes(Reflect.get(more, name), value))
}

export const newerEntries = <Value extends { at: string }>(
  mine: Readonly<Record<string, Value>>,
  theirs: Readonly<Record<string, Value>>,
) =>
  Object.fromEntries(Object.entries(theirs).filter(([key, { at }]) => at > (mine[key]?.at ?? '')))

/** Only states that change. Our decisions win; of two maxima or notes, the newer. */
function mergeStates(mine: readonly PlanState[], theirs: readonly PlanState[]): PlanState[] {
  const mineById = new Map(mine.map((state) => [state.plan, state]))
  return theirs.flatMap((state) => {
    const ours = mineById.get(state.plan)
    if (!ours) return [state]
    // An undone decision leaves no trace, so an earlier state would bring it back.
    const decided = state.changed > ours.changed ? state : ours
    const restarts = new Map(
      [...decided.restarts, ...ours.restarts].map((restart) => [restart.at, restart]),
    )
    const merged: PlanState = {
      ...ours,
      swaps: { ...decided.swaps, ...ours.swaps },
      ...((state.exercises || ours.exercises) && {
        exercises: { ...state.exercises, ...ours.exercises },
      }),
      maxima: { ...ours.maxima, ...newerEntries(ours.maxima, state.maxima) },
      ...(state.notes && {
        notes: { ...ours.notes, ...newerEntries(ours.notes ?? {}, state.notes) },
      }),
      skipped: { ...decided.skipped, ...ours.skipped },
      ...((decided.kept ?? '') > (ours.kept ?? '') && { kept: decided.kept }),
      ...((decided.ill ?? '') > (ours.ill ?? '') && { ill: decided.ill }),
      restarts: [...restarts.values()],
    }
    return JSON.stringify(merged) === JSON.stringify(ours)
      ? []
      : [{ ...merged, changed: decided.changed }]
  })
}
