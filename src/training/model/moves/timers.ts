import type { SessionLog, Timer } from '../../../../packages/progression'
import type { SetRef } from './session-action'
import { setCounts } from './set-order'
import { entryByKey } from './sets'

export const withTimer = (
  { timer: _, ...session }: SessionLog,
  timer: Timer | undefined,
): SessionLog => (timer ? { ...session, timer } : session)

/** Whether the timer paces every set, so that it runs on after a done set. */
export const isClockPaced = (session: SessionLog) =>
  session.timer?.kind === 'work' &&
  entryByKey(session, session.timer.entry)?.asked.every !== undefined

/** Starts the rest after a done set, except after the last one. A clock that paces the sets runs on. */
export function startRest(session: SessionLog, { entry, set }: SetRef, at: number): SessionLog {
  if (isClockPaced(session)) return session
  const { rest: seconds = 0 } = entryByKey(session, entry)?.asked ?? {}
  const { done, total } = setCounts(session)
  const isDue = seconds > 0 && done < total
  return withTimer(session, isDue ? { kind: 'rest', start: at, seconds, entry, set } : undefined)
}

/** Stops the timer, unless it paces the sets. */
export const stopTimer = (session: SessionLog) =>
  isClockPaced(session) ? session : withTimer(session, undefined)

/** Removes the timer of a set that is done, skipped or gone. */
export function dropStrayTimer(session: SessionLog): SessionLog {
  const { timer } = session
  if (timer?.kind !== 'work') return session
  const entry = entryByKey(session, timer.entry)
  const set = entry?.sets[timer.set]
  const isOpen = set && (!set.done || isClockPaced(session))
  return isOpen && !entry.skipped ? session : withTimer(session, undefined)
}
