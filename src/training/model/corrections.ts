import { daysBetween, isDay } from '../../lib/dates'
import type { SessionLog } from './log'
import type { SessionMove } from './session/session-action'
import { sessionReducer } from './session/session-reducer'
import { withTimer } from './session/session-timer'
import { lastTrained } from './session/session-times'

/** Moves allowed on a past session, beyond those of a live one. */
export type CorrectionMove = SessionMove | { type: 'dated'; date: string } | { type: 'deleted' }

export interface Correction {
  /** 'the date' or 'Bench press, set 2'. */
  label: string
  before: SessionLog
  /** Undefined after a deletion. */
  after: SessionLog | undefined
  /** Whether the plan's page had it as done. */
  ticked?: boolean
}

/** Undefined if the move changes nothing. */
export function correctSession(before: SessionLog, move: CorrectionMove): Correction | undefined {
  if (move.type === 'deleted') return { label: before.name, before, after: undefined }
  if (move.type === 'dated')
    return isDay(move.date) && move.date !== before.date
      ? { label: 'the date', before, after: moveToDate(before, move.date) }
      : undefined
  // A set added now counts as done on that day.
  const at = Date.parse(lastTrained(before))
  const state = { session: before, swaps: {}, undoSteps: [] }
  const { session, undoSteps } = sessionReducer(state, { ...move, at })
  const label = undoSteps.at(-1)?.label
  return label ? { label, before, after: withTimer(session, undefined) } : undefined
}

/** Also shifts every timestamp by whole days, because sessions sort by them. */
function moveToDate(session: SessionLog, date: string): SessionLog {
  const days = daysBetween(session.date, date)
  const shift = (instant: string) => {
    const shifted = new Date(instant)
    // In local time, because a DST day has 23 or 25 hours.
    shifted.setDate(shifted.getDate() + days)
    return shifted.toISOString()
  }
  return {
    ...session,
    date,
    started: shift(session.started),
    ...(session.finished && { finished: shift(session.finished) }),
    entries: session.entries.map((entry) => ({
      ...entry,
      sets: entry.sets.map((set) => (set.done ? { ...set, done: shift(set.done) } : set)),
    })),
  }
}

/** The last correction, unless its session has changed since: undo would lose that change. */
export function undoableCorrection(
  corrections: readonly Correction[],
  sessions: ReadonlyMap<string, SessionLog>,
): Correction | undefined {
  const last = corrections.at(-1)
  if (!last) return undefined
  return contentOf(sessions.get(last.before.id)) === contentOf(last.after) ? last : undefined
}

const contentOf = (session: SessionLog | undefined) =>
  session && JSON.stringify({ ...session, changed: '' })
