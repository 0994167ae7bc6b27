import { useId } from 'react'
import { weekdays } from '../../packages/progression'
import { VisuallyHidden } from '../components/visually-hidden'
import type { CalendarProblems } from './calendar-form-texts'
import type { CalendarChoice } from './model/training-days'

interface CalendarFieldsProps {
  choice: CalendarChoice
  /** Sessions per week: the number of days to choose. */
  perWeek: number
  problems: CalendarProblems
  onChange: (change: Partial<CalendarChoice>) => void
}

/** The start date of the first open week, the time of day of all sessions, and the training days. */
export function CalendarFields({ choice, perWeek, problems, onChange }: CalendarFieldsProps) {
  const id = useId()
  const { days } = choice
  const fields = [
    { name: 'start', type: 'date', label: `Week ${choice.from} starts on` },
    { name: 'time', type: 'time', label: 'Sessions start at' },
  ] as const
  const problem = (name: keyof CalendarChoice) => (
    <p id={`${id}${name}-problem`} className={problems[name] && 'field-error'}>
      {problems[name]}
    </p>
  )
  return (
    <>
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
            {problem(name)}
          </div>
        ))}
      </div>
      <fieldset data-field="days" aria-describedby={`${id}days-problem`}>
        <legend className="text-sm font-bold">Training days, {perWeek} a week</legend>
        <div className="mt-1 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {weekdays.map((name, day) => (
            <label key={name} className="filter-link px-2.5">
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={({ target }) =>
                  onChange({
                    days: target.checked ? [...days, day] : days.filter((other) => other !== day),
                  })
                }
                className="size-5 shrink-0 accent-hull-field"
              />
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </label>
          ))}
        </div>
        {problem('days')}
      </fieldset>
    </>
  )
}
