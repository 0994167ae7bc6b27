import { useId } from 'react'
import { permanentNote } from '../model/permanent-note'
import { useLoadedTraining } from '../storage/store'
import { decide } from './plan-decisions'
import { useDraft } from './use-draft'

const SAVE_AFTER_MS = 500

interface NoteFieldProps {
  label: string
  value: string
  maxLength: number
  rows?: number
  onCommit: (note: string) => void
}

/** A note, saved while typing, because phones kill browsers without warning. */
export function NoteField({ label, value, maxLength, rows = 1, onCommit }: NoteFieldProps) {
  const id = useId()
  const { draft, setDraft, leave } = useDraft((text) => onCommit(text.trim()), SAVE_AFTER_MS)
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

interface PermanentNoteFieldProps {
  plan: string
  exercise: string
  title: string
}

/** A note that returns with an exercise in every plan: 'Seat at hole 4'. */
export function PermanentNoteField({ plan, exercise, title }: PermanentNoteFieldProps) {
  const value = permanentNote(useLoadedTraining().plans.values(), exercise)
  return (
    <NoteField
      label={`Permanent note for ${title} (seat, grip, setup)`}
      value={value}
      maxLength={300}
      onCommit={(note) => {
        const at = new Date().toISOString()
        if (note !== value) decide(plan, { notes: { [exercise]: { text: note, at } } })
      }}
    />
  )
}
