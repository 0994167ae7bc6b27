import { entryKeys, type SessionLog, type Timer } from '../../../../packages/progression'
import { timedSetSeconds, timerEnd } from './clock'
import type { Moves } from './move'
import type { SetRef } from './session-action'
import { currentSet } from './set-order'
import { completeSet, entryByKey, labelOfCompleted } from './sets'
import { isClockPaced, startRest, withTimer } from './timers'

/** In ms: later than this, the page ignores the end of a timer. */
const STALE_AFTER = 60_000

/** Lead-in seconds for a hold and for a clock-paced circuit. */
const LEAD_IN = { hold: 5, circuit: 10 }

const runs = ({ timer }: SessionLog) => timer !== undefined

export const timerMoves = {
  'timer started': {
    label: () => 'starting the clock',
    apply: startTimer,
    isSeparate: true,
  },
  'timer lengthened': {
    label: () => 'the length of the rest',
    applies: runs,
    apply: ({ timer, ...session }, action) =>
      timer && {
        ...session,
        timer: { ...timer, seconds: Math.max(0, timer.seconds + action.seconds) },
      },
  },
  'timer ended': {
    label: (before, _, after) => before.timer && labelOfCompleted(before, after, before.timer),
    applies: ({ timer }) => timer !== undefined && !(timer.kind === 'rest' && timer.signaled),
    apply: (session, { at, rest }) => session.timer && endTimer(session, session.timer, at, rest),
  },
  'timer stopped': {
    label: (before, _, after) =>
      before.timer?.kind === 'rest'
        ? 'ending the rest'
        : ((before.timer && labelOfCompleted(before, after, before.timer)) ?? 'stopping the clock'),
    applies: runs,
    apply(session, { at, rest, secondsLeft }) {
      const { timer } = session
      const stopped = withTimer(session, undefined)
      if (timer?.kind !== 'work' || isClockPaced(session)) return stopped
      const seconds = timer.seconds - secondsLeft
      const isMinutes = entryByKey(session, timer.entry)?.asked.measure === 'minutes'
      const amount = isMinutes ? Math.round(seconds / 6) / 10 : seconds
      // A timer stopped at zero seconds was started by mistake.
      return (amount > 0 && complete(stopped, timer, at, rest, amount)) || stopped
    },
    isSeparate: true,
  },
} satisfies Partial<Moves>

function startTimer(
  session: SessionLog,
  { entry: key, set, at: start }: SetRef & { at: number },
): SessionLog | undefined {
  const entry = entryByKey(session, key)
  if (!entry) return undefined
  const { every, measure } = entry.asked
  const seconds = every ?? timedSetSeconds(measure, entry.sets[set]?.amount)
  if (!seconds) return undefined
  const lead = every ? LEAD_IN.circuit : measure === 'seconds' ? LEAD_IN.hold : undefined
  const timer: Timer = { kind: 'work', start, ...(lead && { lead }), seconds, entry: key, set }
  return withTimer(session, timer)
}

function endTimer(session: SessionLog, timer: Timer, now: number, rest: boolean): SessionLog {
  const endsAt = timerEnd(timer)
  const isStale = endsAt + STALE_AFTER < now
  const stopped = withTimer(session, undefined)
  if (timer.kind === 'rest')
    return isStale ? stopped : withTimer(session, { ...timer, signaled: true })
  if (isClockPaced(session)) return advanceClock(stopped, timer, endsAt, isStale)
  // The set ended on time, however late the page notices.
  return complete(stopped, timer, endsAt, rest) ?? stopped
}

/** Completes the timed set and starts the next, unless the end is stale or none follows. */
function advanceClock(stopped: SessionLog, timer: Timer, endsAt: number, isStale: boolean) {
  const session = completeSet(stopped, timer, endsAt) ?? stopped
  const next = currentSet(session)
  const every = next && session.entries[next.entryIndex]?.asked.every
  if (!every || isStale) return session
  const entry = entryKeys(session.entries)[next.entryIndex] ?? ''
  return withTimer(session, { kind: 'work', start: endsAt, seconds: every, entry, set: next.set })
}

function complete(session: SessionLog, timer: Timer, at: number, rest: boolean, amount?: number) {
  const completed = completeSet(session, timer, at, amount)
  return completed && rest ? startRest(completed, timer, at) : completed
}
