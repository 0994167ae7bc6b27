import { useId } from 'react'
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
