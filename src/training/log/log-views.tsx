import { useEffect, useState } from 'react'
import { finishedSessions, loggedEntries } from '../../../packages/progression'
import { ErrorBoundary } from '../../components/error-boundary'
import { Button } from '../button'
import { openWholeLog, useLoadedTraining } from '../storage/store'
import type { PlanProps } from '../training-plan'
import type { LogPage, LogTab, TrainingView } from '../use-view'
import { ExerciseHistory } from './exercise-history'
import { BackButton } from './log-section'
import { LogStyles } from './log-styles'
import { PastView } from './past-view'
import { ProgressView } from './progress-view'
import { YourData } from './your-data'

export { saveLog } from './save-log'
export { SessionSummary } from './session-summary'

const tabs: readonly (readonly [tab: LogTab, label: string])[] = [
  ['past', 'Sessions'],
  ['progress', 'Progress'],
  ['data', 'Your Data'],
]

interface LogViewProps extends PlanProps {
  page: LogPage
  onView: (view: TrainingView, isOver?: boolean) => void
}

/** The whole log: past sessions, progress, and the trainee's data. */
export function LogView({ page, plan, input, onView }: LogViewProps) {
  const { tab, session = '', exercise = '' } = page
  useEffect(() => {
    openWholeLog()
  }, [])
  const { wholeLog } = useLoadedTraining()
  const [isByExercise, setByExercise] = useState(false)
  const times = exercise ? loggedEntries(finishedSessions(input.sessions), exercise) : []
  // Past sessions start with those already loaded.
  const isReady = tab === 'past' || wholeLog === 'read'
  const shown = isReady && (times.length > 0 ? 'exercise' : tab)
  return (
    <div className="train-log grid gap-5">
      <LogStyles />
      <BackButton to="Back to Today" onClick={() => onView('today')} />
      <nav className="no-print flex flex-wrap gap-x-5 border-b border-rule" aria-label="Your log">
        {tabs.map(([other, label]) => (
          <button
            key={other}
            type="button"
            className="-mb-px min-h-11 border-b-[3px] border-transparent font-bold aria-[current]:border-hull"
            aria-current={other === tab ? 'page' : undefined}
            onClick={() => onView({ tab: other })}
          >
            {label}
          </button>
        ))}
      </nav>
      {wholeLog === 'unread' && !isReady && <p className="py-8 text-muted">Reading your log …</p>}
      {wholeLog === 'failed' && (
        <div role="alert" className="notice">
          <p>Your log could not be read. It is still stored; only reading it failed.</p>
          <Button className="button mt-3" onClick={openWholeLog}>
            Try Again
          </Button>
        </div>
      )}
      <ErrorBoundary key={tab + session + exercise} subject="This view">
        {shown === 'exercise' && (
          <ExerciseHistory
            exercise={exercise}
            times={times}
            input={input}
            back={tab === 'past' ? 'All Exercises' : 'All Lifts'}
            onBack={() => onView({ tab })}
          />
        )}
        {shown === 'past' && (
          <PastView
            plan={plan}
            input={input}
            opened={session}
            isByExercise={isByExercise}
            onByExercise={setByExercise}
            onView={onView}
          />
        )}
        {shown === 'progress' && <ProgressView plan={plan} input={input} onView={onView} />}
        {shown === 'data' && <YourData plan={plan} unit={input.unit} />}
      </ErrorBoundary>
    </div>
  )
}
