import { useEffect } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Button } from '../button'
import type { TrainingInput } from '../model/prescribe/training-input'
import { openWholeLog } from '../storage/open-training'
import type { Training } from '../storage/training-store'
import type { TrainingPlan } from '../training-plan'
import type { ScannedLog } from '../use-scanned-log'
import { type LogTab, logTabs, type TrainingView } from '../use-view'
import { BackButton } from './log-section'
import { LogStyles } from './log-styles'
import { PastView } from './past-view'
import { ProgressView } from './progress-view'
import { YourData } from './your-data'

export { saveLog } from './save-log'
export { SessionSummary } from './session-summary'

/** Each tab's label, and the subject of its error message. */
const views: Record<LogTab, readonly [label: string, subject: string]> = {
  past: ['Sessions', 'The list of sessions'],
  progress: ['Progress', 'Progress'],
  data: ['Your Data', 'Your data'],
}

interface LogViewProps {
  view: LogTab
  plan: TrainingPlan
  input: TrainingInput
  training: Training
  /** A log from the URL. */
  code: ScannedLog | undefined
  onView: (view: TrainingView) => void
}

/** The whole log: past sessions, progress, and the trainee's data. */
export function LogView({ view, plan, input, training, code, onView }: LogViewProps) {
  useEffect(() => {
    openWholeLog()
  }, [])
  return (
    <div className="train-log grid gap-5">
      <LogStyles />
      <BackButton to="Back to Today" onClick={() => onView('today')} />
      <nav className="log-views no-print" aria-label="Your log">
        {logTabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === view ? 'page' : undefined}
            onClick={() => onView(name)}
          >
            {views[name][0]}
          </button>
        ))}
      </nav>
      {training.wholeLog === 'unread' && view !== 'past' && (
        <p className="train-wait">Reading your log …</p>
      )}
      {training.wholeLog === 'failed' && (
        <div role="alert" className="notice">
          <p>Your log could not be read. It is still stored; only reading it failed.</p>
          <Button className="button mt-3" onClick={openWholeLog}>
            Try Again
          </Button>
        </div>
      )}
      {(training.wholeLog === 'read' || view === 'past') && (
        <ErrorBoundary key={view} subject={views[view][1]}>
          {view === 'past' ? (
            <PastView input={input} training={training} />
          ) : view === 'progress' ? (
            <ProgressView plan={plan} input={input} />
          ) : (
            <YourData plan={plan} training={training} code={code} unit={input.unit} />
          )}
        </ErrorBoundary>
      )}
    </div>
  )
}
