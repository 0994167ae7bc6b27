import { type Entry, entryKeys, type SessionLog, type Timer, timestampAfter } from '../log'
import { timerEnd } from './clock'
import { labelOfSet, withEntry, withSet } from './entry-moves'
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
  if (action.type === 'timer started') {
    const entry = entryByKey(session, action.entry)
    if (!entry) return undefined
    const { every, measure } = entry.asked
    const amount = entry.sets[action.set]?.amount
    const seconds = every ?? (amount ?? 0) * (measure === 'minutes' ? 60 : 1)
    if (!seconds) return undefined
    const lead = every ? LEAD_IN.circuit : measure === 'seconds' ? LEAD_IN.hold : undefined
    const { entry: key, set, at: start } = action
    return asStep(
      'starting the clock',
      withTimer(session, { kind: 'work', start, ...(lead && { lead }), seconds, entry: key, set }),
    )
  }
  if (!timer) return undefined
  switch (action.type) {
    case 'timer lengthened': {
      const seconds = Math.max(0, timer.seconds + action.seconds)
      return asStep('the length of the rest', withTimer(session, { ...timer, seconds }))
    }
    case 'timer ended': {
      const endsAt = timerEnd(timer)
      if (timer.kind === 'rest' && timer.signaled) return undefined
      if (timer.kind === 'rest')
        return {
          session: withTimer(
            session,
            endsAt + STALE_AFTER < action.at ? undefined : signaled(timer),
          ),
        }
      // The set ended on time, however late the page notices.
      const stopped = withTimer(session, undefined)
      if (isClockPaced(session)) return advanceClock(session, timer, action.at)
      return completeSet(stopped, timer, { at: endsAt, rest: action.rest }) ?? { session: stopped }
    }
    case 'timer stopped': {
      const stopped = withTimer(session, undefined)
      if (timer.kind === 'rest') return asStep('ending the rest', stopped)
      if (isClockPaced(session)) return asStep('stopping the clock', stopped)
      const seconds = timer.seconds - action.secondsLeft
      const isMinutes = entryByKey(session, timer.entry)?.asked.measure === 'minutes'
      const amount = isMinutes ? Math.round(seconds / 6) / 10 : seconds
      // The trainee started a timer that stops at zero by mistake.
      const change =
        amount > 0 && completeSet(stopped, timer, { at: action.at, rest: action.rest, amount })
      return change || asStep('stopping the clock', stopped)
    }
  }
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
  const every = next && change.session.entries[next.entry]?.asked.every
  if (!every || endsAt + STALE_AFTER < now) return change
  const entry = entryKeys(session.entries)[next.entry] ?? ''
  const clock: Timer = { kind: 'work', start: endsAt, seconds: every, entry, set: next.set }
  return { ...change, session: withTimer(change.session, clock) }
}

/** Completes an open set and starts its rest, except after the last set. Undefined if it has no amount. */
export function completeSet(
  session: SessionLog,
  { entry: key, set: index }: SetRef,
  { at, rest, amount }: { at: number; rest: boolean; amount?: number },
): Change | undefined {
  const entry = entryByKey(session, key)
  const set = entry?.sets[index]
  const finalAmount = amount ?? set?.amount
  if (!entry || !set || set.done || finalAmount === undefined) return undefined
  // Keep done times in order even if someone sets the phone's clock back.
  const last = lastDoneSet(session)
  const before = last && session.entries[last.entry]?.sets[last.set]?.done
  const doneAt = timestampAfter(new Date(at).toISOString(), before)
  const completed = withEntry(session, key, (found) =>
    withSet(found, index, (timed) => ({ ...timed, amount: finalAmount, done: doneAt })),
  )
  const count = setCounts(completed)
  const startsRest = rest && entry.asked.rest > 0 && count.done < count.total
  const timer: Timer | undefined = startsRest
    ? { kind: 'rest', start: at, seconds: entry.asked.rest, entry: key, set: index }
    : undefined
  const after = isClockPaced(session) ? completed : withTimer(completed, timer)
  return asStep(labelOfSet(entry.title, { set: index }), after)
}

/** An undoable change. */
export const asStep = (label: string, session: SessionLog): Change => ({ session, label })

const signaled = (timer: Timer): Timer => ({ ...timer, signaled: true })

/** `key` comes from `entryKeys`. */
export const entryByKey = ({ entries }: SessionLog, key: string): Entry | undefined =>
  entries[entryKeys(entries).indexOf(key)]

/** Replaces or removes the timer. */
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
