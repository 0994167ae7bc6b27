import type { TrainingExercise } from './exercises'
import type { Maximum, PlanState, Restart } from './plan-state'

export type PlanAction = { at: string } & (
  | { type: 'skip' | 'unskip'; key: string }
  | ({ type: 'restart' } & Restart)
  /** Undoes the restart made at `restart`. */
  | { type: 'go on'; restart: string }
  /** Keeps the weights for breaks before `before`; undefined restores the plan's rule. */
  | { type: 'keep weights'; before: string | undefined }
  | { type: 'exercise'; exercise: TrainingExercise }
  | { type: 'swap'; planned: string; to: string }
  | { type: 'note'; exercise: string; note: string }
  | { type: 'maxima'; maxima: Readonly<Record<string, Maximum>> }
)

export function planReducer(state: PlanState, action: PlanAction): PlanState {
  switch (action.type) {
    case 'skip':
      return { ...state, skipped: { ...state.skipped, [action.key]: action.at } }
    case 'unskip':
      return { ...state, skipped: withoutKey(state.skipped, action.key) }
    case 'restart': {
      const { type: _, ...restart } = action
      return { ...state, restarts: [...state.restarts, restart] }
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

/** Adds a swap. Swapping an exercise for itself removes its swap. */
export const withSwap = (swaps: PlanState['swaps'], planned: string, to = planned) =>
  to === planned ? withoutKey(swaps, planned) : { ...swaps, [planned]: to }

function withoutKey<Value>(values: Readonly<Record<string, Value>>, key: string) {
  const { [key]: _, ...others } = values
  return others
}
