import type { Ref } from 'react'
import { useDraft } from './use-draft'

/** Parses a number with a decimal comma or point; undefined for other text. */
export function parseNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) || number < 0 || number > 100_000
    ? undefined
    : number
}

interface NumberFieldProps {
  value: number | undefined
  label: string
  inputMode: 'decimal' | 'numeric'
  placeholder: string
  unit?: string
  ref?: Ref<HTMLInputElement>
  onCommit: (value: number | undefined) => void
}

/** Moves the focus to the set's next field, or to its Done button: a blur would drop it to the page's start. */
function leaveForNext(field: HTMLElement) {
  const stops = [
    ...(field.closest('.train-set')?.querySelectorAll<HTMLElement>('input, .train-done') ?? []),
  ]
  const next = stops[stops.indexOf(field) + 1]
  if (next) next.focus()
  else field.blur()
}

/** A number field. Commits on blur, so that a half-typed number changes nothing. Drops invalid text. */
export function NumberField({ value, label, unit, onCommit, ...field }: NumberFieldProps) {
  const { draft, setDraft, leave } = useDraft((text) => {
    const number = parseNumber(text)
    if (number !== value && (number !== undefined || text.trim() === '')) onCommit(number)
  })
  return (
    <div className="train-cell relative">
      <input
        {...field}
        className="train-number"
        type="text"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        value={draft ?? value ?? ''}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Otherwise the same press would press the button that gets the focus.
          event.preventDefault()
          leaveForNext(event.currentTarget)
        }}
      />
      {unit && (
        <span
          className="train-unit-name pointer-events-none absolute text-muted"
          aria-hidden="true"
        >
          {unit}
        </span>
      )}
    </div>
  )
}
