import type { ReactNode } from 'react'
import type { Unit } from '../../lib/vocabulary'
import { HiddenText } from '../../ui/hidden-text'
import type { Entry } from '../model/log'
import { durationText } from '../model/rest'
import { LastingNoteField } from './lasting-note-field'
import { NoteField } from './note-field'
import { PlatesFigure } from './plates-figure'

interface ExerciseMenuProps {
  entry: Entry
  plan: string
  /** The note that comes back with it. */
  lasting: string
  /** What puts another in its place. */
  swap: ReactNode
  /** The weight of the set that is next, where it lies on a bar. */
  load: number | undefined
  bar: number
  unit: Unit
  /** The pairs of plates that the trainee owns. */
  plates: readonly number[] | undefined
  /** Makes the rest after a set longer or shorter; undefined where none is counted. */
  onRest: ((seconds: number) => void) | undefined
  onChange: (what: 'added' | 'dropped' | 'skipped') => void
  onNote: (note: string) => void
}

/** What else one may do with an exercise. Stays closed until it is wanted. */
export function ExerciseMenu(props: ExerciseMenuProps) {
  const { entry, plan, lasting, swap, load, bar, unit, plates, onRest, ...on } = props
  const isOnBar = load !== undefined && bar > 0
  return (
    <details className="train-menu">
      <summary>
        {isOnBar ? 'Plates and changes' : 'Changes'}
        <HiddenText> to {entry.title}</HiddenText>
      </summary>
      {isOnBar && <PlatesFigure load={load} bar={bar} unit={unit} owned={plates} />}
      {onRest && (
        <div className="train-rest">
          <p>Rest after a set: {durationText(entry.asked.rest)}</p>
          {[-15, 15].map((seconds) => (
            <button
              key={seconds}
              type="button"
              className="button"
              aria-label={`Rest of ${entry.title}: 15 seconds ${seconds < 0 ? 'less' : 'more'}`}
              onClick={() => onRest(seconds)}
            >
              {seconds < 0 ? '−15' : '+15'}
            </button>
          ))}
        </div>
      )}
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
      {swap}
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
