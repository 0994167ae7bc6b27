import type { Step } from '../../../../packages/progression'
import { withSwap } from '../change-plan'
import { timerEnd } from './clock'
import { exerciseMoves } from './exercise-moves'
import type { Move, Moves } from './move'
import type { SessionAction, SessionState } from './session-action'
import { sessionMoves } from './session-moves'
import { setMoves } from './set-moves'
import { entryByKey } from './sets'
import { timerMoves } from './timer-moves'
import { dropStrayTimer, isClockPaced } from './timers'

const MAX_STEPS = 20

const moves: Moves = {
  ...setMoves,
  ...exerciseMoves,
  ...timerMoves,
  ...sessionMoves,
}

/** Returns the same object if nothing changes. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  if (action.type === 'undo') return undo(state, action.at)
  const move = moves[action.type] as Move<SessionAction>
  const { session: before } = state
  const entry = 'entry' in action ? action.entry : undefined
  // A swap may just have removed the entry.
  if (entry && !entryByKey(before, entry)) return state
  const after = move.applies?.(before, action) === false ? undefined : move.apply(before, action)
  if (!after) return state
  const session = dropStrayTimer(after)
  if (action.type === 'reopened') {
    // Undo of an earlier step would revert the corrections since the end, and undo of those the reopening.
    const isCorrected = state.undoSteps.at(-1)?.session.finished
    return { ...state, session, undoSteps: isCorrected ? [] : state.undoSteps.slice(0, -1) }
  }
  const label = move.label(before, action, after)
  if (!label) return { ...state, session }
  const last = state.undoSteps.at(-1)
  if (last?.label === label && last.entry === entry && !move.isSeparate)
    return { ...state, session }
  const { swaps, swap } = swapsAfter(state, action)
  const step: Step = { label, entry, session: before, ...(swap && { swap }) }
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
