import type { PlanProgress } from './model/plan-progress'
import type { Slot } from './model/slots'

interface ChooseSessionProps {
  slots: readonly Slot[]
  standing: PlanProgress
  /** The key of the session that is shown; '' for none. */
  value: string
  onChange: (key: string) => void
}

/** All sessions of the plan, to train another than the next one. */
export function ChooseSession({ slots, standing, value, onChange }: ChooseSessionProps) {
  const weeks = [...new Set(slots.map(({ week }) => week))]
  const mark = (key: string) =>
    standing.done.has(key) ? ' (done)' : standing.skipped.has(key) ? ' (skipped)' : ''
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
