import type { Unit } from '../../lib/vocabulary'
import { HiddenText } from '../../ui/hidden-text'
import type { Entry } from '../model/log'
import { LastingNoteField } from './lasting-note-field'
import { NoteField } from './note-field'
import { PlatesFigure } from './plates-figure'

/** An exercise that may take another's place. */
export interface Swap {
  id: string
  title: string
}

interface ExerciseMenuProps {
  entry: Entry
  plan: string
  /** The note that comes back with it. */
  lasting: string
  swaps: readonly Swap[]
  /** The weight of the set that is next, where it lies on a bar. */
  load: number | undefined
  bar: number
  unit: Unit
  /** The pairs of plates that the trainee owns. */
  plates: readonly number[] | undefined
  onChange: (what: 'added' | 'dropped' | 'skipped') => void
  onSwap: (to: string, forGood: boolean) => void
  onNote: (note: string) => void
}

/** What else one may do with an exercise. Stays closed until it is wanted. */
export function ExerciseMenu(props: ExerciseMenuProps) {
  const { entry, plan, lasting, swaps, load, bar, unit, plates, ...on } = props
  const isOnBar = load !== undefined && bar > 0
  return (
    <details className="train-menu">
      <summary>
        {isOnBar ? 'Plates and changes' : 'Changes'}
        <HiddenText> to {entry.title}</HiddenText>
      </summary>
      {isOnBar && <PlatesFigure load={load} bar={bar} unit={unit} owned={plates} />}
      <div className="train-actions">
        <button type="button" className="button" onClick={() => on.onChange('added')}>
          Add a Set
        </button>
        <button type="button" className="button" onClick={() => on.onChange('dropped')}>
          Drop a Set
        </button>
        <button type="button" className="button" onClick={() => on.onChange('skipped')}>
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
                  aria-label={`${title}: Today`}
                  onClick={() => on.onSwap(to, false)}
                >
                  Today
                </button>
                <button
                  type="button"
                  className="button"
                  aria-label={`${title}: From Now On`}
                  onClick={() => on.onSwap(to, true)}
                >
                  From Now On
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <LastingNoteField plan={plan} exercise={entry.exercise} title={entry.title} value={lasting} />
      <NoteField
        label="Note on this exercise"
        value={entry.note ?? ''}
        maxLength={300}
        onCommit={on.onNote}
      />
    </details>
  )
}
