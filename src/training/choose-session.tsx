import type { PlanProgress } from './model/plan-progress'
import type { Slot } from './model/slots'

interface ChooseSessionProps {
  slots: readonly Slot[]
  progress: PlanProgress
  /** Key of the selected session; '' for none. */
  value: string
  onChange: (key: string) => void
}

/** A select for training another session than the next one. */
export function ChooseSession({ slots, progress, value, onChange }: ChooseSessionProps) {
  const weeks = [...new Set(slots.map(({ week }) => week))]
  const mark = (key: string) =>
    progress.done.has(key) ? ' (done)' : progress.skipped.has(key) ? ' (skipped)' : ''
  return (
    <label className="train-choose">
      <span className="text-sm text-muted">Another session</span>
      <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {value === '' && <option value="">Choose one</option>}
        {weeks.map((week) => (
          <optgroup key={week} label={`Week ${week}`}>
            {slots
              .filter((slot) => slot.week === week)
              .map(({ key, day, name }) => (
                <option key={key} value={key}>
                  {`Week ${week}, ${day}: ${name}${mark(key)}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
