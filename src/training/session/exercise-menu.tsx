import { HiddenText } from '../../ui/hidden-text'
import { Button } from '../button'
import { durationText } from '../model/session/clock'
import { availableLoadsFor, type EntryProps } from './exercise-context'
import { LastingNoteField, NoteField } from './note-field'
import { PlatesFigure } from './plates-figure'
import { SwapPanel } from './swap-panel'

/** More actions on an exercise, closed by default. */
export function ExerciseMenu({ entry, index, id, context }: EntryProps) {
  const { input, settings, act } = context
  const { exercise, title } = entry
  const next = entry.sets.find(({ done }) => !done) ?? entry.sets.at(-1)
  const { unit, bar } = availableLoadsFor(entry, next, context)
  const load = bar > 0 ? next?.load : undefined
  const change = (type: 'added' | 'dropped' | 'skipped') => () => act({ type, entry: id })
  return (
    <details className="train-menu">
      <summary>
        {load !== undefined ? 'Plates and changes' : 'Changes'}
        <HiddenText> to {title}</HiddenText>
      </summary>
      {load !== undefined && (
        <PlatesFigure load={load} bar={bar} unit={unit} owned={settings.owned[unit].plates} />
      )}
      {settings.timer && (
        <div className="train-rest mb-4 flex flex-wrap items-center gap-2">
          <p>Rest after a set: {durationText(entry.asked.rest)}</p>
          {[-15, 15].map((seconds) => (
            <Button
              key={seconds}
              aria-label={`Rest of ${title}: 15 seconds ${seconds < 0 ? 'less' : 'more'}`}
              onClick={() => act({ type: 'rested', entry: id, seconds })}
            >
              {seconds < 0 ? '−15' : '+15'}
            </Button>
          ))}
        </div>
      )}
      <div className="train-actions">
        <Button onClick={change('added')}>Add a Set</Button>
        <Button onClick={change('dropped')}>Drop a Set</Button>
        <Button onClick={change('skipped')}>Skip Today</Button>
      </div>
      <SwapPanel entry={entry} input={input} onSwap={(swap) => context.onSwap(index, swap)} />
      <LastingNoteField plan={input.state.plan} exercise={exercise} title={title} />
      <NoteField
        label="Note on this exercise"
        value={entry.note ?? ''}
        maxLength={300}
        onCommit={(note) => act({ type: 'noted', entry: id, note })}
      />
    </details>
  )
}
