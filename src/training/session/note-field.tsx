import { useId, useState } from 'react'

interface NoteFieldProps {
  label: string
  value: string
  maxLength: number
  /** More than one row, where there is room. */
  rows?: number
  onCommit: (note: string) => void
}

/** A note. Its text is taken over when the field is left; until then it is here alone. */
export function NoteField({ label, value, maxLength, rows = 1, onCommit }: NoteFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
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
        onBlur={() => {
          setDraft(undefined)
          if (draft !== undefined && draft.trim() !== value) onCommit(draft.trim())
        }}
      />
    </div>
  )
}
