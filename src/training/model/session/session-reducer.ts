import { isDay } from '../../../lib/dates'
import { withoutUndefined } from '../../../lib/without-undefined'
import { withSwap } from '../change-plan'
import { doneSets, type Entry, entryKeys, type SessionLog, type SetLog, type Step } from '../log'
import { timerEnd } from './clock'
import { changeEntry } from './entry-moves'
import { type SessionAction, type SessionState, UNIT_STEP } from './session-action'
import {
  asStep,
  type Change,
  completeSet,
  dropStrayTimer,
  entryByKey,
  isClockPaced,
  reduceTimer,
  withTimer,
} from './session-timer'
import { dayTrained, moveToDate } from './session-times'

const MAX_STEPS = 20

/** Each of these actions adds an undo step. Other consecutive changes to one field share a step. */
const separateSteps: readonly SessionAction['type'][] = [
  'added',
  'dropped',
  'warmed up',
  'timer started',
  'timer stopped',
]

/** Returns the same object if nothing changes. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  if (action.type === 'undo') return undo(state, action.at)
  const change = computeChange(state.session, action)
  if (!change) return state
  const { label } = change
  const session = dropStrayTimer(change.session)
  if (action.type === 'reopened') {
    // Undo of an earlier step would revert the corrections since the end, and undo of those the reopening.
    const isCorrected = state.undoSteps.at(-1)?.session.finished
    return { ...state, session, undoSteps: isCorrected ? [] : state.undoSteps.slice(0, -1) }
  }
  if (!label) return { ...state, session }
  const { swaps, swap } = swapsAfter(state, action)
  const last = state.undoSteps.at(-1)
  const entry = 'entry' in action ? action.entry : undefined
  if (last?.label === label && last.entry === entry && !separateSteps.includes(action.type))
    return { ...state, session }
  const step: Step = { label, entry, session: state.session, ...(swap && { swap }) }
  return { session, swaps, undoSteps: [...state.undoSteps, step].slice(-MAX_STEPS) }
}

function swapsAfter({ session, swaps }: SessionState, action: SessionAction) {
  const entry = action.type === 'swapped' && action.isPermanent && entryByKey(session, action.entry)
  if (!entry) return { swaps }
  const planned = entry.planned ?? entry.exercise
  return {
    swaps: withSwap(swaps, planned, action.by.exercise),
    swap: { planned, to: swaps[planned] },
  }
}

function undo(state: SessionState, now: number): SessionState {
  const { swaps, undoSteps } = state
  const step = undoSteps.at(-1)
  if (!step) return state
  const { timer, ...before } = step.session
  // Only undo of its start stops a clock that paces the sets.
  const isPaced = isClockPaced(step.session) && isClockPaced(state.session)
  const running = isPaced ? state.session.timer : timer
  const isRunning = running && timerEnd(running) > now
  return {
    session: isRunning ? { ...before, timer: running } : before,
    swaps: step.swap ? withSwap(swaps, step.swap.planned, step.swap.to) : swaps,
    undoSteps: undoSteps.slice(0, -1),
  }
}

function computeChange(session: SessionLog, action: SessionAction): Change | undefined {
  const key = 'entry' in action ? action.entry : undefined
  const index = entryKeys(session.entries).indexOf(key ?? '')
  const entry = session.entries[index]
  // A swap may just have removed the entry.
  if (key && !entry) return undefined
  switch (action.type) {
    case 'done': {
      const isMissing = entry?.sets[action.set]?.load === undefined
      return action.needsLoad && isMissing ? undefined : completeSet(session, action, action)
    }
    case 'loads converted': {
      const { loads, unit } = action
      const keys = entryKeys(session.entries)
      const convert = (set: SetLog, setIndex: number, ofEntry: string | undefined) => {
        const converted = loads.find((load) => load.entry === ofEntry && load.set === setIndex)
        return converted && !set.done ? { ...set, load: converted.load, unit } : set
      }
      const entries = session.entries.map((open, position) => ({
        ...open,
        sets: open.sets.map((set, setIndex) => convert(set, setIndex, keys[position])),
      }))
      return asStep(UNIT_STEP, { ...session, entries })
    }
    case 'swapped': {
      const label = `swapping ${entry?.title}${action.isPermanent ? ' for the rest of the plan' : ''}`
      return entry && asStep(label, swapEntry(session, entry, action.by))
    }
    case 'filled': {
      const entries = session.entries.map((open) => {
        const by = action.entries.find((filled) => isSameExercise(open, filled))
        return by && doneSets(open).length === 0 ? by : open
      })
      return { session: { ...session, entries } }
    }
    case 'finished': {
      if (session.finished) return undefined
      const finished = new Date(action.at).toISOString()
      const date = dayTrained(session)
      return asStep('the end', { ...withTimer(session, undefined), date, finished })
    }
    case 'reopened':
      return session.finished
        ? { session: withoutUndefined({ ...session, finished: undefined }) }
        : undefined
    case 'date changed': {
      const { date } = action
      const isChanged = isDay(date) && date !== session.date
      return isChanged ? asStep('the date', moveToDate(session, date)) : undefined
    }
    case 'noted':
      if (action.note === ((entry ?? session).note ?? '')) return undefined
      if (!entry)
        return asStep('the note', withoutUndefined({ ...session, note: action.note || undefined }))
  }
  const changed = entry && changeEntry(entry, action)
  if (!changed) return reduceTimer(session, action)
  const [label, after] = changed
  return asStep(label, { ...session, entries: session.entries.with(index, after) })
}

/** Done sets stay with the first exercise. An entry of the other one in the same line continues. */
function swapEntry(session: SessionLog, found: Entry, by: Entry): SessionLog {
  const index = session.entries.indexOf(found)
  const onLine = session.entries.filter(({ line }) => line === found.line)
  const openSets = by.sets.slice(onLine.flatMap(doneSets).length)
  const sets = openSets.length > 0 ? openSets : by.sets.slice(-1)
  const doneEntry = doneSets(found).length > 0 ? [{ ...found, sets: doneSets(found) }] : []
  const existing = session.entries.find((entry) => isSameExercise(entry, by))
  const entries = session.entries
    .toSpliced(index, 1, ...doneEntry, ...(existing ? [] : [{ ...by, sets }]))
    .map((entry) =>
      entry === existing ? { ...entry, sets: [...doneSets(entry), ...sets] } : entry,
    )
  return { ...session, entries }
}

const isSameExercise = (a: Entry, b: Entry) => a.line === b.line && a.exercise === b.exercise
