import { type Ref, useState } from 'react'

/**
 * Returns what a trainee typed as a number, with a comma or a point; undefined for any other text.
 */
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
  placeholder?: string | undefined
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (value: number | undefined) => void
}

/** A number to type on the phone's keypad. Any other text stays in the field, but is not used. */
export function NumberField({
  value,
  label,
  inputMode,
  placeholder,
  disabled,
  ref,
  onChange,
}: NumberFieldProps) {
  // What is being typed, until it is a number.
  const [typed, setTyped] = useState<string>()
  return (
    <input
      ref={ref}
      className="train-number"
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      value={typed ?? value ?? ''}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = parseNumber(target.value)
        if (number !== undefined || target.value.trim() === '') onChange(number)
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  )
}
