import type { Slot } from '../../packages/progression'
import { Labeled } from './fields'
import type { PlanProgress } from './model/plan-progress'

interface ChooseSessionProps {
  slots: readonly Slot[]
  progress: PlanProgress
  /** Key of the selected session; '' for none. */
  value: string
  onChange: (key: string) => void
}

/** A select for training another session than the next one. */
export function ChooseSession({ slots, progress, value, onChange }: ChooseSessionProps) {
  const mark = (key: string) =>
    progress.done.has(key) ? ' (done)' : progress.skipped.has(key) ? ' (skipped)' : ''
  return (
    <Labeled label="Another session">
      <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {value === '' && <option value="">Choose one</option>}
        {slots.map(({ key, week, day, name }) => (
          <option key={key} value={key}>
            {`Week ${week}, ${day}: ${name}${mark(key)}`}
          </option>
        ))}
      </select>
    </Labeled>
  )
}
