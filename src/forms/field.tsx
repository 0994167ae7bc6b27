import type { InputHTMLAttributes } from 'react'
import type { FieldRule } from './model/form-rules'

interface FieldProps extends Pick<InputHTMLAttributes<unknown>, 'autoComplete' | 'placeholder'> {
  id: string
  name: string
  rule: FieldRule
  error: string | undefined
  /** Renders a textarea. */
  multiline?: boolean
  /** Visually hides the label, if the placeholder repeats it. */
  labelHidden?: boolean
}

/** A labeled field with its error message. */
export function Field({ id, rule, error, multiline, labelHidden, ...rest }: FieldProps) {
  const errorId = `${id}-error`
  const shared = {
    ...rest,
    id,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    className: 'field',
  }
  return (
    <div>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block font-bold'}>
        {rule.label}
      </label>
      {multiline ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} type={rule.email ? 'email' : 'text'} />
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
