import { withoutUndefined } from '../../lib/without-undefined'
import { changedEntry, withEntry, withSet } from './entry-moves'
import { dayTrained } from './left-open'
import { doneSets, type Entry, entryKeys, type SessionLog } from './log'
import { withSwap } from './plan-action'
import { endOf } from './rest'
import type { SessionAction, Step, TrainedSession } from './session-action'
import {
  type Change,
  done,
  entryAt,
  isByTheClock,
  step,
  timed,
  withoutStrayClock,
  withTimer,
} from './session-timer'

/** How many steps can be undone. */
const STEPS = 20

/** Returns a session after an action, the same object where the action changes nothing. */
export function sessionReducer(state: TrainedSession, action: SessionAction): TrainedSession {
  if (action.type === 'undo') return undo(state, action.at)
  const change = changeFor(state.session, action)
  if (!change) return state
  const { label } = change
  const session = withoutStrayClock(change.session)
  if (action.type === 'continued') {
    const isEnd = state.past.at(-1)?.label === 'the end'
    return { ...state, session, past: isEnd ? state.past.slice(0, -1) : state.past }
  }
  if (!label) return { ...state, session }
  const { swaps, swap } = swapsAfter(state, action)
  const last = state.past.at(-1)
  const entry = 'entry' in action ? action.entry : undefined
  // Another change to the same field is one step with it.
  if (last?.label === label && last.entry === entry && label.startsWith('the '))
    return { ...state, session }
  const step: Step = { label, entry, session: state.session, ...(swap && { swap }) }
  return { session, swaps, past: [...state.past, step].slice(-STEPS) }
}

function swapsAfter({ session, swaps }: TrainedSession, action: SessionAction) {
  const entry = action.type === 'swapped' && action.forGood && entryAt(session, action.entry)
  if (!entry) return { swaps }
  const planned = entry.planned ?? entry.exercise
  return {
    swaps: withSwap(swaps, planned, action.by.exercise),
    swap: { planned, to: swaps[planned] },
  }
}

function undo(state: TrainedSession, at: number): TrainedSession {
  const { swaps, past } = state
  const step = past.at(-1)
  if (!step) return state
  const { timer, ...before } = step.session
  const { timer: clock } = state.session
  // A clock that says when each set begins does not wait for what is undone.
  const running = clock && isByTheClock(state.session) ? clock : timer
  const runs = running && endOf(running) > at
  return {
    session: runs ? { ...before, timer: running } : before,
    swaps: step.swap ? withSwap(swaps, step.swap.planned, step.swap.to) : swaps,
    past: past.slice(0, -1),
  }
}

function changeFor(session: SessionLog, action: SessionAction): Change | undefined {
  const key = 'entry' in action ? action.entry : undefined
  const index = entryKeys(session.entries).indexOf(key ?? '')
  const entry = session.entries[index]
  // A tab may ask for what another one has just dropped.
  if (key && !entry) return undefined
  switch (action.type) {
    case 'done': {
      const isMissing = entry?.sets[action.set]?.load === undefined
      return action.needsLoad && isMissing ? undefined : done(session, action, action)
    }
    case 'reweighed': {
      const { loads, unit } = action
      const weighed = loads.reduce(
        (changed, { entry, set, load }) =>
          withEntry(changed, entry, (one) =>
            withSet(one, set, (found) => (found.done ? found : { ...found, load, unit })),
          ),
        session,
      )
      return loads.length > 0 ? step('the unit', weighed) : undefined
    }
    case 'swapped': {
      const label = `swapping ${entry?.title}${action.forGood ? ' for the rest of the plan' : ''}`
      return entry && step(label, swapped(session, entry, action.by))
    }
    case 'filled':
      return { session: filled(session, action.entries) }
    case 'finished': {
      const finished = new Date(action.at).toISOString()
      const date = dayTrained(session)
      return step('the end', { ...withTimer(session, undefined), date, finished })
    }
    case 'continued':
      return { session: withoutUndefined({ ...session, finished: undefined }) }
    case 'noted':
      if (action.note === ((entry ?? session).note ?? '')) return undefined
      if (!entry)
        return step('the note', withoutUndefined({ ...session, note: action.note || undefined }))
  }
  const changed = entry && changedEntry(entry, action)
  if (!changed) return timed(session, action)
  const [label, after] = changed
  return step(label, { ...session, entries: session.entries.with(index, after) })
}

/**
 * Puts another exercise in an entry's place, for the sets that its line still asks. Sets that are done
 * stay with the first. Where the other exercise already has an entry for the line, that one goes on.
 */
function swapped(session: SessionLog, found: Entry, by: Entry): SessionLog {
  const index = session.entries.indexOf(found)
  const onLine = session.entries.filter(({ line }) => line === found.line)
  const open = by.sets.slice(onLine.flatMap(doneSets).length)
  const sets = open.length > 0 ? open : by.sets.slice(-1)
  const kept = doneSets(found).length > 0 ? [{ ...found, sets: doneSets(found) }] : []
  if (!session.entries.some((one) => isSame(one, by))) {
    const entries = session.entries.toSpliced(index, 1, ...kept, { ...by, sets })
    return { ...session, entries }
  }
  const entries = session.entries
    .toSpliced(index, 1, ...kept)
    .map((one) => (isSame(one, by) ? { ...one, sets: [...doneSets(one), ...sets] } : one))
  return { ...session, entries }
}

/** Puts entries in place of those of the same line and exercise that were not begun. */
const filled = (session: SessionLog, entries: readonly Entry[]): SessionLog => ({
  ...session,
  entries: session.entries.map((one) => {
    const by = entries.find((other) => isSame(one, other))
    return by && doneSets(one).length === 0 ? by : one
  }),
})

const isSame = (one: Entry, other: Entry) =>
  one.line === other.line && one.exercise === other.exercise
