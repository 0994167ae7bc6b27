import { type Entry, entryKeys, type SessionLog, type Timer, timestampAfter } from '../log'
import { timedSetSeconds, timerEnd } from './clock'
import { labelOfSet, withSet } from './entry-moves'
import type { SessionAction, SetRef } from './session-action'
import { currentSet, lastDoneSet, setCounts } from './set-order'

/** A changed session. Undo lists it if it has a label. */
export interface Change {
  session: SessionLog
  label?: string
}

/** In ms: later than this, the page ignores the end of a timer. */
const STALE_AFTER = 60_000

/** Lead-in seconds for a hold and for a clock-paced circuit. */
const LEAD_IN = { hold: 5, circuit: 10 }

/** Applies an action on the timer; undefined if it changes nothing. */
export function reduceTimer(session: SessionLog, action: SessionAction): Change | undefined {
  const { timer } = session
  if (action.type === 'timer started') return startTimer(session, action)
  if (!timer) return undefined
  const stopped = withTimer(session, undefined)
  switch (action.type) {
    case 'timer lengthened': {
      const seconds = Math.max(0, timer.seconds + action.seconds)
      return asStep('the length of the rest', withTimer(session, { ...timer, seconds }))
    }
    case 'timer ended': {
      const endsAt = timerEnd(timer)
      if (timer.kind === 'rest') {
        if (timer.signaled) return undefined
        const isStale = endsAt + STALE_AFTER < action.at
        return { session: isStale ? stopped : withTimer(session, { ...timer, signaled: true }) }
      }
      if (isClockPaced(session)) return advanceClock(session, timer, action.at)
      // The set ended on time, however late the page notices.
      return completeSet(stopped, timer, { at: endsAt, rest: action.rest }) ?? { session: stopped }
    }
    case 'timer stopped': {
      if (timer.kind === 'rest') return asStep('ending the rest', stopped)
      const { at, rest } = action
      const seconds = timer.seconds - action.secondsLeft
      const isMinutes = entryByKey(session, timer.entry)?.asked.measure === 'minutes'
      const amount = isMinutes ? Math.round(seconds / 6) / 10 : seconds
      // A timer stopped at zero seconds was started by mistake.
      const isSet = amount > 0 && !isClockPaced(session)
      const change = isSet ? completeSet(stopped, timer, { at, rest, amount }) : undefined
      return change ?? asStep('stopping the clock', stopped)
    }
  }
}

function startTimer(
  session: SessionLog,
  { entry: key, set, at: start }: SetRef & { at: number },
): Change | undefined {
  const entry = entryByKey(session, key)
  if (!entry) return undefined
  const { every, measure } = entry.asked
  const seconds = every ?? timedSetSeconds(measure, entry.sets[set]?.amount)
  if (!seconds) return undefined
  const lead = every ? LEAD_IN.circuit : measure === 'seconds' ? LEAD_IN.hold : undefined
  const timer: Timer = { kind: 'work', start, ...(lead && { lead }), seconds, entry: key, set }
  return asStep('starting the clock', withTimer(session, timer))
}

/** Whether the timer paces every set, so that it runs on after a done set. */
export const isClockPaced = (session: SessionLog) =>
  session.timer?.kind === 'work' &&
  entryByKey(session, session.timer.entry)?.asked.every !== undefined

/** Completes the timed set and starts the next, unless the end is stale or none follows. */
function advanceClock(session: SessionLog, timer: Timer, now: number): Change {
  const endsAt = timerEnd(timer)
  const stopped = withTimer(session, undefined)
  const change = completeSet(stopped, timer, { at: endsAt, rest: false }) ?? { session: stopped }
  const next = currentSet(change.session)
  const every = next && change.session.entries[next.entryIndex]?.asked.every
  if (!every || endsAt + STALE_AFTER < now) return change
  const entry = entryKeys(session.entries)[next.entryIndex] ?? ''
  const clock: Timer = { kind: 'work', start: endsAt, seconds: every, entry, set: next.set }
  return { ...change, session: withTimer(change.session, clock) }
}

/** Completes an open set and starts its rest, except after the last set. Undefined if it has no amount. */
export function completeSet(
  session: SessionLog,
  { entry: key, set: index }: SetRef,
  { at, rest, amount: timed }: { at: number; rest: boolean; amount?: number },
): Change | undefined {
  const entryIndex = entryKeys(session.entries).indexOf(key)
  const entry = session.entries[entryIndex]
  const set = entry?.sets[index]
  const amount = timed ?? set?.amount
  if (!entry || !set || set.done || amount === undefined) return undefined
  // Keep done times in order even if someone sets the phone's clock back.
  const last = lastDoneSet(session)
  const before = last && session.entries[last.entryIndex]?.sets[last.set]?.done
  const done = timestampAfter(new Date(at).toISOString(), before)
  const after = withSet(entry, index, (open) => ({ ...open, amount, done }))
  const completed = { ...session, entries: session.entries.with(entryIndex, after) }
  const count = setCounts(completed)
  const { rest: seconds } = entry.asked
  const restTimer: Timer = { kind: 'rest', start: at, seconds, entry: key, set: index }
  const startsRest = rest && seconds > 0 && count.done < count.total
  return asStep(
    labelOfSet(entry.title, { set: index }),
    isClockPaced(session) ? completed : withTimer(completed, startsRest ? restTimer : undefined),
  )
}

export const asStep = (label: string, session: SessionLog): Change => ({ session, label })

/** `key` comes from `entryKeys`. */
export const entryByKey = ({ entries }: SessionLog, key: string): Entry | undefined =>
  entries[entryKeys(entries).indexOf(key)]

export const withTimer = (
  { timer: _, ...session }: SessionLog,
  timer: Timer | undefined,
): SessionLog => (timer ? { ...session, timer } : session)

/** Removes the timer of a set that is done, skipped or gone. */
export function dropStrayTimer(session: SessionLog): SessionLog {
  const { timer } = session
  if (timer?.kind !== 'work') return session
  const entry = entryByKey(session, timer.entry)
  const set = entry?.sets[timer.set]
  const isOpen = set && (!set.done || isClockPaced(session))
  return isOpen && !entry.skipped ? session : withTimer(session, undefined)
}
