import type { LogFile, PlanState, SessionLog } from './log'

type Logs = Pick<LogFile, 'sessions' | 'plans'>

/** What taking over a file would do. Nothing that differs is replaced without asking. */
interface Merge extends Logs {
  /** Sessions that are here already, as they are in the file or with more. */
  known: number
  differing: { mine: SessionLog; theirs: SessionLog }[]
}

/** Returns what a file brings that is not here yet or has more in it, and where the two contradict each other. */
export function mergeLogs(mine: Logs, theirs: Logs): Merge {
  const here = new Map(mine.sessions.map((session) => [session.id, session]))
  const sessions: SessionLog[] = []
  const differing: Merge['differing'] = []
  let known = 0
  for (const session of new Map(theirs.sessions.map((one) => [one.id, one])).values()) {
    const own = here.get(session.id)
    if (own && holds(own, session)) known++
    else if (!own || holds(session, own)) sessions.push(session)
    else differing.push({ mine: own, theirs: session })
  }
  return { sessions, plans: mergeStates(mine.plans, theirs.plans), known, differing }
}

/** Returns whether a session has all that another one has: the same, or more sets, notes, an end. */
const holds = (more: SessionLog, less: SessionLog) => contains(content(more), content(less))

/**
 * Returns what counts of a session when two are compared: what was done and noted, not what was
 * asked, nor when it was ended: who goes on in a session ends it again.
 */
function content({ finished, note, entries }: SessionLog) {
  return {
    finished: finished ? true : undefined,
    note,
    entries: entries.map(({ exercise, skipped, note, sets }) => ({
      exercise,
      skipped,
      note,
      sets: sets.filter(({ done }) => done),
    })),
  }
}

function contains(more: unknown, less: unknown): boolean {
  if (less === undefined || more === less) return true
  if (Array.isArray(more) && Array.isArray(less)) {
    return less.length <= more.length && less.every((item, index) => contains(more[index], item))
  }
  if (typeof more !== 'object' || typeof less !== 'object' || !more || !less) return false
  const fields = more as Record<string, unknown>
  return Object.entries(less).every(([name, value]) => contains(fields[name], value))
}

/** Returns what was entered later than what is known. */
const newer = <Value extends { at: string }>(
  known: Readonly<Record<string, Value>>,
  others: Readonly<Record<string, Value>>,
) =>
  Object.fromEntries(Object.entries(others).filter(([key, { at }]) => at > (known[key]?.at ?? '')))

/**
 * Returns the states that change: what was decided here stays, what was not comes from the file. Of two
 * maxima or notes the later one counts: it is the correction.
 */
function mergeStates(mine: readonly PlanState[], theirs: readonly PlanState[]): PlanState[] {
  const here = new Map(mine.map((state) => [state.plan, state]))
  return theirs.flatMap((state) => {
    const own = here.get(state.plan)
    if (!own) return [state]
    const restarts = [...state.restarts, ...own.restarts]
    const merged: PlanState = {
      ...own,
      swaps: { ...state.swaps, ...own.swaps },
      ...((state.exercises || own.exercises) && {
        exercises: { ...state.exercises, ...own.exercises },
      }),
      maxima: { ...own.maxima, ...newer(own.maxima, state.maxima) },
      ...(state.notes && { notes: { ...own.notes, ...newer(own.notes ?? {}, state.notes) } }),
      skipped: { ...state.skipped, ...own.skipped },
      ...((state.kept ?? '') > (own.kept ?? '') && { kept: state.kept }),
      restarts: [...new Map(restarts.map((one) => [`${one.week} ${one.at}`, one])).values()],
    }
    return JSON.stringify(merged) === JSON.stringify(own) ? [] : [merged]
  })
}
