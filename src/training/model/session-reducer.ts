import {
  addSet,
  changeAmount,
  changeLoad,
  changeRest,
  dropSet,
  fillEntries,
  noteEntry,
  noteLeft,
  noteSession,
  reopenSet,
  reweigh,
  skipEntry,
  swapEntry,
  tickWarmUp,
} from './changes'
import { dayTrained } from './left-open'
import type { SessionLog } from './log'
import { endOf } from './rest'
import type { SessionAction, Step, TrainedSession } from './session-action'
import {
  type Change,
  done,
  entryAt,
  isByTheClock,
  nameOf,
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
  const { [planned]: before, ...others } = swaps
  const to = action.by.exercise
  return {
    swaps: to === planned ? others : { ...others, [planned]: to },
    swap: { planned, to: before },
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
  const { [step.swap?.planned ?? '']: _, ...others } = swaps
  const { planned, to } = step.swap ?? {}
  return {
    session: runs ? { ...before, timer: running } : before,
    swaps: planned === undefined ? swaps : to === undefined ? others : { ...others, [planned]: to },
    past: past.slice(0, -1),
  }
}

function changeFor(session: SessionLog, action: SessionAction): Change | undefined {
  const title = 'entry' in action && action.entry ? entryAt(session, action.entry)?.title : ''
  // A tab may ask for what another one has just dropped.
  if (title === undefined) return undefined
  switch (action.type) {
    case 'done': {
      const isMissing = entryAt(session, action.entry)?.sets[action.set]?.load === undefined
      return action.needsLoad && isMissing ? undefined : done(session, action, action)
    }
    case 'undone':
      return step(
        `reopening ${nameOf(title, action)}`,
        reopenSet(action.entry, action.set)(session),
      )
    case 'typed load':
    case 'stepped load':
    case 'typed amount':
    case 'stepped amount':
      return typed(session, action, title)
    case 'reweighed':
      return action.loads.length > 0
        ? step('the unit', reweigh(action.loads, action.unit)(session))
        : undefined
    case 'rested':
      return step(`the rest of ${title}`, changeRest(action.entry, action.seconds)(session))
    case 'rated': {
      const { left, load } = action
      const rated = noteLeft(action.entry, action.set, left, load)(session)
      return step(`the reps left of ${nameOf(title, action)}`, rated)
    }
    case 'warmed up':
      return step(`a warm-up set of ${title}`, tickWarmUp(action.entry, action.set)(session))
    case 'added':
      return step(`a set more of ${title}`, addSet(action.entry)(session))
    case 'dropped':
      return step(`a set less of ${title}`, dropSet(action.entry)(session))
    case 'skipped':
      return step(`skipping ${title}`, skipEntry(action.entry, true)(session))
    case 'resumed':
      return step(`doing ${title} after all`, skipEntry(action.entry, false)(session))
    case 'swapped': {
      const swapped = swapEntry(action.entry, action.by)(session)
      return step(`swapping ${title}${action.forGood ? ' for the rest of the plan' : ''}`, swapped)
    }
    case 'filled':
      return { session: fillEntries(action.entries)(session) }
    case 'noted': {
      const { note = '' } = (action.entry && entryAt(session, action.entry)) || session
      if (note === action.note) return undefined
      return action.entry
        ? step(`the note on ${title}`, noteEntry(action.entry, action.note)(session))
        : step('the note', noteSession(action.note)(session))
    }
    case 'finished': {
      const finished = new Date(action.at).toISOString()
      const date = dayTrained(session)
      return step('the end', { ...withTimer(session, undefined), date, finished })
    }
    case 'continued': {
      const { finished: _, ...open } = session
      return { session: open }
    }
    default:
      return timed(session, action)
  }
}

function typed(
  session: SessionLog,
  action: Extract<SessionAction, { value: number | undefined }>,
  title: string,
): Change | undefined {
  const set = entryAt(session, action.entry)?.sets[action.set]
  // What was done has its numbers: they can be corrected, not removed.
  if (set?.done && action.value === undefined) return undefined
  const isLoad = action.type === 'typed load' || action.type === 'stepped load'
  const before = (isLoad ? set?.load : set?.amount) ?? 0
  const isStep = action.type === 'stepped load' || action.type === 'stepped amount'
  const value = isStep
    ? Math.max(0, Number((before + (action.value ?? 0)).toFixed(3)))
    : action.value
  if (isLoad) {
    const values = { load: value, unit: 'unit' in action ? action.unit : undefined }
    const changed = changeLoad(action.entry, action.set, values)(session)
    return step(`the weight of ${nameOf(title, action)}`, changed)
  }
  const changed = changeAmount(action.entry, action.set, value)(session)
  return step(`the amount of ${nameOf(title, action)}`, changed)
}
