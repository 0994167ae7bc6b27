import { TextButton } from '../button'
import type { EntryProps } from '../session/exercise-context'
import { NoteField } from '../session/note-field'
import { SetRow } from '../session/set-row'
import { SwapNote } from '../session/swap-note'
import { LogSection } from './log-section'

/** An exercise of a past session. Unchecking a set marks it as not done. */
export function CorrectEntry(props: EntryProps) {
  const { entry, entryKey, context } = props
  const { title } = entry
  const { act, input } = context
  return (
    <LogSection title={title} className="plan-section train-block">
      <SwapNote entry={entry} exercises={input.exercises} />
      {entry.skipped ? (
        <p className="text-muted">
          Skipped.{' '}
          <TextButton onClick={() => act({ type: 'resumed', entry: entryKey })}>
            I did it
          </TextButton>
        </p>
      ) : (
        <>
          <ol>
            {entry.sets.map((set, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sets are identified by number
              <SetRow key={index} {...props} set={set} setIndex={index} isNamed={false} />
            ))}
          </ol>
          <TextButton onClick={() => act({ type: 'added', entry: entryKey })}>Add a set</TextButton>
        </>
      )}
      <NoteField
        label={`Note on ${title}`}
        value={entry.note ?? ''}
        maxLength={300}
        onCommit={(note) => act({ type: 'noted', entry: entryKey, note })}
      />
    </LogSection>
  )
}
