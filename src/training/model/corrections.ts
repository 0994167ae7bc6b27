import { daysBetween, isDay } from '../../lib/dates'
import { lastTrained } from './left-open'
import type { SessionLog } from './log'
import type { SessionMove } from './session-action'
import { sessionReducer } from './session-reducer'
import { withTimer } from './session-timer'

/** What may be corrected in a session of the past, besides what one may do while it is trained. */
export type CorrectionMove = SessionMove | { type: 'dated'; date: string } | { type: 'deleted' }

/** A correction with what was before it: undo puts that back. */
export interface Correction {
  /** What it is called: 'the date', 'Bench press, set 2'. */
  label: string
  before: SessionLog
  /** Undefined where the session was deleted. */
  after: SessionLog | undefined
  /** Whether the session was ticked off on the plan's page. */
  ticked?: boolean
}

/** Returns a correction of a session; undefined where the move changes nothing. */
export function correctionOf(before: SessionLog, move: CorrectionMove): Correction | undefined {
  if (move.type === 'deleted') return { label: before.name, before, after: undefined }
  if (move.type === 'dated') {
    if (!isDay(move.date) || move.date === before.date) return undefined
    return { label: 'the date', before, after: dated(before, move.date) }
  }
  // What is added now was done then.
  const at = Date.parse(lastTrained(before))
  const { session, past } = sessionReducer(
    { session: before, swaps: {}, past: [] },
    { ...move, at },
  )
  const label = past.at(-1)?.label
  return label ? { label, before, after: withTimer(session, undefined) } : undefined
}

/**
 * Returns a session on another day. Its moments move with it by whole days, because its place among the others
 * follows from them.
 */
function dated(session: SessionLog, date: string): SessionLog {
  const days = daysBetween(session.date, date)
  const moved = (at: string) => {
    const moment = new Date(at)
    // On the trainee's own clock: a day of a time change has 23 or 25 hours.
    moment.setDate(moment.getDate() + days)
    return moment.toISOString()
  }
  return {
    ...session,
    date,
    started: moved(session.started),
    ...(session.finished && { finished: moved(session.finished) }),
    entries: session.entries.map((entry) => ({
      ...entry,
      sets: entry.sets.map((set) => (set.done ? { ...set, done: moved(set.done) } : set)),
    })),
  }
}

/**
 * Returns the correction that can be undone: the last one, where its session is still as it left it. Who trained
 * on in the session since, or changed it in another tab, must not lose that.
 */
export function undoable(
  corrections: readonly Correction[],
  sessions: ReadonlyMap<string, SessionLog>,
): Correction | undefined {
  const last = corrections.at(-1)
  if (!last) return undefined
  return contentOf(sessions.get(last.before.id)) === contentOf(last.after) ? last : undefined
}

const contentOf = (session: SessionLog | undefined) =>
  session && JSON.stringify({ ...session, changed: '' })
