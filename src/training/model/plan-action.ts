import type { TrainingExercise } from './exercises'
import type { Maximum, PlanState, Restart } from './log'

/** What a trainee decides about a plan. */
export type PlanAction = { at: string } & (
  | { type: 'skip' | 'unskip'; key: string }
  | ({ type: 'restart' } & Restart)
  /** Takes the restart of a moment back. */
  | { type: 'go on'; restart: string }
  /** After a break, for the time before a moment; without one, as the plan has it. */
  | { type: 'keep weights'; before: string | undefined }
  /** An exercise of the library that is to take another's place. */
  | { type: 'exercise'; exercise: TrainingExercise }
  | { type: 'swap'; planned: string; to: string }
  | { type: 'note'; exercise: string; note: string }
  | { type: 'maxima'; maxima: Readonly<Record<string, Maximum>> }
)

/** Returns what is decided about a plan after an action. */
export function planReducer(state: PlanState, action: PlanAction): PlanState {
  switch (action.type) {
    case 'skip':
      return { ...state, skipped: { ...state.skipped, [action.key]: action.at } }
    case 'unskip':
      return { ...state, skipped: without(state.skipped, action.key) }
    case 'restart': {
      const { week, at, ticks } = action
      return { ...state, restarts: [...state.restarts, { week, at, ticks }] }
    }
    case 'go on':
      return { ...state, restarts: state.restarts.filter(({ at }) => at !== action.restart) }
    case 'keep weights':
      return { ...state, kept: action.before }
    case 'exercise': {
      const { exercise } = action
      return { ...state, exercises: { ...state.exercises, [exercise.exerciseId]: exercise } }
    }
    case 'swap':
      return { ...state, swaps: withSwap(state.swaps, action.planned, action.to) }
    case 'note': {
      const { exercise, note, at } = action
      return { ...state, notes: { ...state.notes, [exercise]: { text: note, at } } }
    }
    case 'maxima':
      return { ...state, maxima: { ...state.maxima, ...action.maxima } }
  }
}

/** Returns swaps with another exercise in the place of a planned one; without its swap where it takes its own place. */
export const withSwap = (swaps: PlanState['swaps'], planned: string, to = planned) =>
  to === planned ? without(swaps, planned) : { ...swaps, [planned]: to }

function without<Value>(values: Readonly<Record<string, Value>>, key: string) {
  const { [key]: _, ...others } = values
  return others
}
