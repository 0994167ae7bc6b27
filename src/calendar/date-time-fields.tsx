import { useId } from 'react'
import type { CalendarProblems } from './calendar-form-texts'
import type { CalendarChoice } from './model/calendar'

interface DateTimeFieldsProps {
  choice: CalendarChoice
  problems: CalendarProblems
  onChange: (part: Partial<CalendarChoice>) => void
}

/** The start date of the first open week, and the time of day of all sessions. */
export function DateTimeFields({ choice, problems, onChange }: DateTimeFieldsProps) {
  const id = useId()
  const fields = [
    { name: 'start', type: 'date', label: `Week ${choice.from} starts on` },
    { name: 'time', type: 'time', label: 'Sessions start at' },
  ] as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, type, label }) => (
        <div key={name} data-field={name}>
          <label htmlFor={`${id}${name}`} className="text-sm font-bold">
            {label}
          </label>
          <input
            id={`${id}${name}`}
            type={type}
            required
            value={choice[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            aria-invalid={Boolean(problems[name])}
            aria-describedby={`${id}${name}-problem`}
            className="field"
          />
          <p id={`${id}${name}-problem`} className={problems[name] && 'field-error'}>
            {problems[name]}
          </p>
        </div>
      ))}
    </div>
  )
}
