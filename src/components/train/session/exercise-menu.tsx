import { useId } from 'react'
import type { TrainingExercise } from '../../../lib/training/exercises'
import type { Entry } from '../../../lib/training/log'
import type { Unit } from '../../../lib/vocabulary'
import { PlatesFigure } from './plates-figure'

/** An exercise that may take another's place. */
export interface Swap {
  id: string
  title: string
}

interface ExerciseMenuProps {
  entry: Entry
  exercise: TrainingExercise
  swaps: readonly Swap[]
  /** The weight of the set that is next, where it lies on a bar. */
  load: number | undefined
  bar: number
  unit: Unit
  onAdd: () => void
  onDrop: () => void
  onSkip: () => void
  onSwap: (to: string, isForGood: boolean) => void
  onNote: (note: string) => void
}

/** What else one may do with an exercise. Stays closed until it is wanted. */
export function ExerciseMenu({ entry, swaps, load, bar, unit, ...on }: ExerciseMenuProps) {
  const id = useId()
  const isOnBar = load !== undefined && bar > 0
  return (
    <details className="train-menu">
      <summary aria-label={`Change ${entry.title}`}>
        {isOnBar ? 'Plates and changes' : 'Changes'}
      </summary>
      {isOnBar && <PlatesFigure load={load} bar={bar} unit={unit} />}
      <div className="train-actions">
        <button type="button" className="button" onClick={on.onAdd}>
          Add a Set
        </button>
        <button type="button" className="button" onClick={on.onDrop}>
          Drop a Set
        </button>
        <button type="button" className="button" onClick={on.onSkip}>
          Skip Today
        </button>
      </div>
      {swaps.length > 0 && (
        <ul className="train-swaps" aria-label={`In place of ${entry.title}`}>
          {swaps.map(({ id: to, title }) => (
            <li key={to}>
              <span className="font-bold">{title}</span>
              <span className="train-actions">
                <button
                  type="button"
                  className="button"
                  aria-label={`${title} for today`}
                  onClick={() => on.onSwap(to, false)}
                >
                  Today
                </button>
                <button
                  type="button"
                  className="button"
                  aria-label={`${title} for the rest of the plan`}
                  onClick={() => on.onSwap(to, true)}
                >
                  From Now On
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="text-sm text-muted">
        Note on this exercise
      </label>
      <input
        id={id}
        className="field"
        type="text"
        maxLength={300}
        autoComplete="off"
        defaultValue={entry.note ?? ''}
        onBlur={({ target }) =>
          target.value.trim() !== (entry.note ?? '') && on.onNote(target.value.trim())
        }
      />
    </details>
  )
}
