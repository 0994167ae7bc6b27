import { useEffect } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary'
import { Button } from '../button'
import { openWholeLog } from '../storage/open-training'
import { useLoadedTraining } from '../storage/use-training'
import type { PlanProps } from '../training-plan'
import type { ScannedLog } from '../use-scanned-log'
import { type LogTab, logTabs, type TrainingView } from '../use-view'
import { BackButton } from './log-section'
import { LogStyles } from './log-styles'
import { PastView } from './past-view'
import { ProgressView } from './progress-view'
import { YourData } from './your-data'

export { saveLog } from './save-log'
export { SessionSummary } from './session-summary'

const tabLabels: Record<LogTab, string> = {
  past: 'Sessions',
  progress: 'Progress',
  data: 'Your Data',
}

interface LogViewProps extends PlanProps {
  view: LogTab
  /** A log from the URL. */
  code: ScannedLog | undefined
  onView: (view: TrainingView) => void
}

/** The whole log: past sessions, progress, and the trainee's data. */
export function LogView({ view, plan, input, code, onView }: LogViewProps) {
  useEffect(() => {
    openWholeLog()
  }, [])
  const { wholeLog } = useLoadedTraining()
  return (
    <div className="train-log grid gap-5">
      <LogStyles />
      <BackButton to="Back to Today" onClick={() => onView('today')} />
      <nav
        className="log-views no-print flex flex-wrap gap-x-5 border-b border-rule"
        aria-label="Your log"
      >
        {logTabs.map((tab) => (
          <button
            key={tab}
            type="button"
            aria-current={tab === view ? 'page' : undefined}
            onClick={() => onView(tab)}
          >
            {tabLabels[tab]}
          </button>
        ))}
      </nav>
      {wholeLog === 'unread' && view !== 'past' && <p className="train-wait">Reading your log …</p>}
      {wholeLog === 'failed' && (
        <div role="alert" className="notice">
          <p>Your log could not be read. It is still stored; only reading it failed.</p>
          <Button className="button mt-3" onClick={openWholeLog}>
            Try Again
          </Button>
        </div>
      )}
      <ErrorBoundary key={view} subject="This view">
        {view === 'past' && <PastView input={input} />}
        {view === 'progress' && wholeLog === 'read' && <ProgressView plan={plan} input={input} />}
        {view === 'data' && wholeLog === 'read' && (
          <YourData plan={plan} code={code} unit={input.unit} />
        )}
      </ErrorBoundary>
    </div>
  )
}
