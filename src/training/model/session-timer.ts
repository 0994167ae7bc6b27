import { nameOf, withEntry, withSet } from './entry-moves'
import { type Entry, entryKeys, momentAfter, type SessionLog, type Timer } from './log'
import { currentSet, lastDone, setCount } from './order'
import { endOf } from './rest'
import type { SessionAction, SetRef } from './session-action'

/** What an action makes of a session, and what undoing it is called; without a label it is no step. */
export interface Change {
  session: SessionLog
  label?: string
}

/** Milliseconds after which the end of a rest is no news. */
const STALE = 60_000

/** Seconds to get into a hold, and to the first set of a circuit by the clock. */
const READY = { hold: 5, circuit: 10 }

/** Returns what an action of the timer makes of a session; undefined where it changes nothing. */
export function timed(session: SessionLog, action: SessionAction): Change | undefined {
  const { timer } = session
  if (action.type === 'timer started') {
    const entry = entryAt(session, action.entry)
    if (!entry) return undefined
    const { every, measure } = entry.asked
    const amount = entry.sets[action.set]?.amount
    const seconds = every ?? (amount ?? 0) * (measure === 'minutes' ? 60 : 1)
    if (!seconds) return undefined
    const lead = every ? READY.circuit : measure === 'seconds' ? READY.hold : undefined
    const { entry: key, set, at: start } = action
    return step(
      'starting the clock',
      withTimer(session, { kind: 'work', start, ...(lead && { lead }), seconds, entry: key, set }),
    )
  }
  if (!timer) return undefined
  switch (action.type) {
    case 'timer lengthened': {
      const seconds = Math.max(0, timer.seconds + action.seconds)
      return step('the length of the rest', withTimer(session, { ...timer, seconds }))
    }
    case 'timer ended': {
      const at = endOf(timer)
      if (timer.kind === 'rest' && timer.signaled) return undefined
      if (timer.kind === 'rest')
        return { session: withTimer(session, at + STALE < action.at ? undefined : signaled(timer)) }
      // The set ended when its time was over, however late the page is looked at.
      const stopped = withTimer(session, undefined)
      if (isByTheClock(session)) return nextByTheClock(session, timer, action.at)
      return done(stopped, timer, { at, rest: action.rest }) ?? { session: stopped }
    }
    case 'timer stopped': {
      const stopped = withTimer(session, undefined)
      if (timer.kind === 'rest') return step('ending the rest', stopped)
      if (isByTheClock(session)) return step('stopping the clock', stopped)
      const seconds = timer.seconds - action.secondsLeft
      const isMinutes = entryAt(session, timer.entry)?.asked.measure === 'minutes'
      const amount = isMinutes ? Math.round(seconds / 6) / 10 : seconds
      // A clock that is stopped at once was started by mistake.
      const change =
        amount > 0 && done(stopped, timer, { at: action.at, rest: action.rest, amount })
      return change || step('stopping the clock', stopped)
    }
  }
}

/** Whether the clock of a session says when each set begins, and so goes on when one is done. */
export const isByTheClock = (session: SessionLog) =>
  session.timer?.kind === 'work' && entryAt(session, session.timer.entry)?.asked.every !== undefined

/** The set whose time is over is done, and the next one begins: unless nobody looked for a while, or none follows. */
function nextByTheClock(session: SessionLog, timer: Timer, now: number): Change {
  const at = endOf(timer)
  const stopped = withTimer(session, undefined)
  const change = done(stopped, timer, { at, rest: false }) ?? { session: stopped }
  const next = currentSet(change.session)
  const every = next && change.session.entries[next.entry]?.asked.every
  if (!every || at + STALE < now) return change
  const entry = entryKeys(session.entries)[next.entry] ?? ''
  const clock: Timer = { kind: 'work', start: at, seconds: every, entry, set: next.set }
  return { ...change, session: withTimer(change.session, clock) }
}

/** Completes a set that has an amount and is open, and begins its rest unless it was the last one. */
export function done(
  session: SessionLog,
  { entry: key, set: index }: SetRef,
  { at, rest, amount }: { at: number; rest: boolean; amount?: number },
): Change | undefined {
  const entry = entryAt(session, key)
  const set = entry?.sets[index]
  const reached = amount ?? set?.amount
  if (!entry || !set || set.done || reached === undefined) return undefined
  // Of two sets the later one is done later, even where the phone's clock was set back.
  const last = lastDone(session)
  const before = last && session.entries[last.entry]?.sets[last.set]?.done
  const moment = momentAfter(new Date(at).toISOString(), before)
  const completed = withEntry(session, key, (found) =>
    withSet(found, index, (one) => ({ ...one, amount: reached, done: moment })),
  )
  const count = setCount(completed)
  const rests = rest && entry.asked.rest > 0 && count.done < count.total
  const timer: Timer | undefined = rests
    ? { kind: 'rest', start: at, seconds: entry.asked.rest, entry: key, set: index }
    : undefined
  const after = isByTheClock(session) ? completed : withTimer(completed, timer)
  return step(nameOf(entry.title, { set: index }), after)
}

/** Returns a change that can be undone. */
export const step = (label: string, session: SessionLog): Change => ({ session, label })

const signaled = (timer: Timer): Timer => ({ ...timer, signaled: true })

/** Returns the entry with a key. */
export const entryAt = ({ entries }: SessionLog, key: string): Entry | undefined =>
  entries[entryKeys(entries).indexOf(key)]

/** Returns a session with a timer in the place of its own. */
export const withTimer = (
  { timer: _, ...session }: SessionLog,
  timer: Timer | undefined,
): SessionLog => (timer ? { ...session, timer } : session)

/** Returns a session without the clock of a set that is done, skipped or gone. */
export function withoutStrayClock(session: SessionLog): SessionLog {
  const { timer } = session
  if (timer?.kind !== 'work') return session
  const entry = entryAt(session, timer.entry)
  const set = entry?.sets[timer.set]
  const isOpen = set && (!set.done || isByTheClock(session))
  return isOpen && !entry.skipped ? session : withTimer(session, undefined)
}
