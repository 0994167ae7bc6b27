import { useId } from 'react'
import { weekdays } from '../lib/vocabulary'
import { HiddenText } from '../ui/hidden-text'

interface TrainingDaysProps {
  /** Sessions per week: the number of days to choose. */
  perWeek: number
  /** Chosen weekdays, 0 for Monday. */
  days: readonly number[]
  problem: string | undefined
  onChange: (days: readonly number[]) => void
}

export function TrainingDays({ perWeek, days, problem, onChange }: TrainingDaysProps) {
  const id = useId()
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])
  return (
    <fieldset data-field="days" aria-describedby={id}>
      <legend className="text-sm font-bold">Training days, {perWeek} a week</legend>
      <div className="mt-1 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {weekdays.map((name, day) => (
          <label key={name} className="filter-link px-2.5">
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={() => toggle(day)}
              className="size-5 shrink-0 accent-hull-field"
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
            <HiddenText>{name}</HiddenText>
          </label>
        ))}
      </div>
      <p id={id} className={problem && 'field-error'}>
        {problem}
      </p>
    </fieldset>
  )
}
