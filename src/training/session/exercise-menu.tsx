import type { Unit } from '../../../packages/progression'
import { gymPlates, platesFor, platesFromPairs } from '../../calculators/model/plates'
import { PlatesPicture } from '../../calculators/plates-picture'
import { VisuallyHidden } from '../../components/visually-hidden'
import { Button } from '../button'
import { durationText } from '../model/moves/clock'
import { useLoadedTraining } from '../storage/store'
import type { EntryProps } from './exercise-context'
import { NoteField, PermanentNoteField } from './note-field'
import { SwapPanel } from './swap-panel'

/** More actions on an exercise, closed by default. */
export function ExerciseMenu({ entry, loads, index, entryKey, context }: EntryProps) {
  const { input, settings, act } = context
  const { exercise, title } = entry
  // These would store the plan's decisions, which an unread log lacks.
  const { isUnread } = useLoadedTraining()
  const next = entry.sets.find(({ done }) => !done) ?? entry.sets.at(-1)
  const { unit, bar } = loads[next?.unit ?? input.unit]
  const load = bar > 0 ? next?.load : undefined
  const change = (type: 'added' | 'dropped' | 'skipped') => () => act({ type, entry: entryKey })
  return (
    <details className="train-menu">
      <summary>
        {load !== undefined ? 'Plates and changes' : 'Changes'}
        <VisuallyHidden> to {title}</VisuallyHidden>
      </summary>
      {load !== undefined && (
        <PlatesFigure load={load} bar={bar} unit={unit} owned={settings.owned[unit].plates} />
      )}
      {settings.timer && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <p className="flex-[1_1_9rem]">Rest after a set: {durationText(entry.asked.rest)}</p>
          {[-15, 15].map((seconds) => (
            <Button
              key={seconds}
              aria-label={`Rest of ${title}: 15 seconds ${seconds < 0 ? 'less' : 'more'}`}
              onClick={() => act({ type: 'rest changed', entry: entryKey, seconds })}
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
      {!isUnread && (
        <>
          <SwapPanel entry={entry} input={input} onSwap={(swap) => context.onSwap(index, swap)} />
          <PermanentNoteField plan={input.state.plan} exercise={exercise} title={title} />
        </>
      )}
      <NoteField
        label="Note on this exercise"
        value={entry.note ?? ''}
        maxLength={300}
        onCommit={(note) => act({ type: 'noted', entry: entryKey, note })}
      />
    </details>
  )
}

interface PlatesFigureProps {
  load: number
  bar: number
  unit: Unit
  owned: readonly number[] | undefined
}

/** Plates for one side of the bar, from the middle outward, as a drawing and as text. */
function PlatesFigure({ load, bar, unit, owned }: PlatesFigureProps) {
  const plates = owned?.length
    ? platesFromPairs(load, bar, owned)
    : platesFor(load, bar, gymPlates[unit])
  if (!plates) {
    return (
      <p className="text-sm">
        Lighter than your bar of {bar} {unit}. Take a lighter bar, or dumbbells.
      </p>
    )
  }
  const { side, total, missing } = plates
  return (
    <figure className="mb-4">
      <PlatesPicture side={side} heaviest={gymPlates[unit][0] ?? 1} />
      <figcaption className="text-sm">
        {side.length > 0
          ? `On each side: ${side.join(', ')} ${unit}`
          : `The empty bar: ${bar} ${unit}`}
        {missing > 0 && `, which makes ${total} ${unit}: ${missing} ${unit} short`}.
      </figcaption>
    </figure>
  )
}
