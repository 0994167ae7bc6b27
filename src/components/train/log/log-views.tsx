import { useEffect } from 'react'
import type { TrainingInput } from '../../../lib/training/verdict'
import { Icon } from '../../ui/icon'
import { openWhole } from '../storage/open-training'
import type { Training } from '../storage/training-store'
import type { TrainingPlan } from '../training-plan'
import { ProgressView } from './progress-view'
import { YourData } from './your-data'

export { saveLog } from './save-log'

interface LogViewProps {
  view: 'progress' | 'data'
  plan: TrainingPlan
  input: TrainingInput
  training: Training
  onBack: () => void
}

/** The log as a whole, loaded when it is looked at: progress, and the trainee's own data. */
export function LogView({ view, plan, input, training, onBack }: LogViewProps) {
  useEffect(() => {
    openWhole()
  }, [])
  return (
    <div className="train-log">
      <p>
        <button type="button" className="plain-action" onClick={onBack}>
          <Icon name="back" />
          Back to Today
        </button>
      </p>
      {!training.isWhole && <p className="train-wait">Reading your log …</p>}
      {training.isWhole && view === 'progress' && <ProgressView plan={plan} input={input} />}
      {training.isWhole && view === 'data' && <YourData plan={plan} training={training} />}
    </div>
  )
}
