import { useId } from 'react'
import { dispatch } from '../storage/write-training'
import { useDraft } from './use-draft'

/** How long a trainee pauses before a note is stored, in milliseconds. */
const PAUSE = 500

interface NoteFieldProps {
  label: string
  value: string
  maxLength: number
  /** More than one row, where there is room. */
  rows?: number
  onCommit: (note: string) => void
}

/** A note. It is stored as it is typed: phones end a browser without a word. */
export function NoteField({ label, value, maxLength, rows = 1, onCommit }: NoteFieldProps) {
  const id = useId()
  const { draft, setDraft, leave } = useDraft((text) => onCommit(text.trim()), PAUSE)
  const Field = rows > 1 ? 'textarea' : 'input'
  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <Field
        id={id}
        className="field"
        rows={rows > 1 ? rows : undefined}
        maxLength={maxLength}
        autoComplete="off"
        value={draft ?? value}
        onChange={({ target }: { target: { value: string } }) => setDraft(target.value)}
        onBlur={leave}
      />
    </div>
  )
}

interface LastingNoteFieldProps {
  plan: string
  exercise: string
  title: string
  value: string
}

/** A note on an exercise that comes back with it, in this plan and in others: 'Seat at hole 4'. */
export function LastingNoteField({ plan, exercise, title, value }: LastingNoteFieldProps) {
  return (
    <NoteField
      label={`Note that comes back with ${title}: seat, grip, setup`}
      value={value}
      maxLength={300}
      onCommit={(note) => {
        const action = { type: 'note', exercise, note, at: new Date().toISOString() } as const
        if (note !== value) dispatch({ type: 'plan', plan, action })
      }}
    />
  )
}
