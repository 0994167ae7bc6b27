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
  const hintId = `${id}-hint`
  const shared = {
    ...rest,
    id,
    required: !rule.optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : rule.optional ? hintId : undefined,
    className: 'field',
  }
  return (
    <div>
      <p className={labelHidden ? 'sr-only' : 'mb-1.5'}>
        <label htmlFor={id} className="font-bold">
          {rule.label}
        </label>
        {rule.optional && (
          <span id={hintId} className="text-sm text-muted">
            {' (optional)'}
          </span>
        )}
      </p>
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
