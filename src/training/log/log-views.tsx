import { useEffect } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Icon } from '../../ui/icon'
import type { TrainingInput } from '../model/training-input'
import { openWhole } from '../storage/open-training'
import type { Training } from '../storage/training-store'
import type { TrainingPlan } from '../training-plan'
import type { Code } from '../use-code'
import { ProgressView } from './progress-view'
import { YourData } from './your-data'

export { saveLog } from './save-log'

interface LogViewProps {
  view: 'progress' | 'data'
  plan: TrainingPlan
  input: TrainingInput
  training: Training
  /** A log that came in the page's address. */
  code: Code | undefined
  onBack: () => void
}

/** The log as a whole, loaded when it is looked at: progress, and the trainee's own data. */
export function LogView({ view, plan, input, training, code, onBack }: LogViewProps) {
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
      {training.whole === 'unread' && <p className="train-wait">Reading your log …</p>}
      {training.whole === 'failed' && (
        <div role="alert" className="notice">
          <p>Your log could not be read. It is still stored; only reading it failed.</p>
          <button type="button" className="button mt-3" onClick={openWhole}>
            Try Again
          </button>
        </div>
      )}
      {training.whole === 'read' && (
        <ErrorBoundary key={view} subject={view === 'data' ? 'Your data' : 'Progress'}>
          {view === 'progress' ? (
            <ProgressView plan={plan} input={input} />
          ) : (
            <YourData plan={plan} training={training} code={code} />
          )}
        </ErrorBoundary>
      )}
    </div>
  )
}
