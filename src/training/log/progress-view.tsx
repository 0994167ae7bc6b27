import { localDate } from '../../../packages/basics'
import { finishedSessions, roundsStart } from '../../../packages/progression'
import { VisuallyHidden } from '../../components/visually-hidden'
import { TextButton } from '../button'
import type { PlanProps } from '../training-plan'
import { Title, useHeading } from '../use-focus'
import type { TrainingView } from '../use-view'
import { LiftChart } from './lift-chart'
import { liftsOf } from './lifts'
import { LoadComparison } from './load-comparison'
import { LogSection } from './log-section'
import { WeeksTrained } from './weeks-trained'

interface ProgressViewProps extends PlanProps {
  onView: (view: TrainingView) => void
}

/** Progress: load lines, weeks trained, and each lift's loads and estimated max. */
export function ProgressView({ plan, input, onView }: ProgressViewProps) {
  const heading = useHeading()
  const all = finishedSessions(input.sessions)
  const finished = all.filter((session) => session.plan === plan.planId)
  const lifts = liftsOf(finished, input.unit)
  const roundStart = roundsStart(input.state, 1)
  return (
    <>
      <Title ref={heading}>Progress</Title>
      {finished.length === 0 ? (
        <p>Nothing yet. After the first session, each lift gets a chart here.</p>
      ) : (
        <LoadComparison
          plan={plan}
          finished={finished.filter(({ started }) => started >= roundStart)}
        />
      )}
      <WeeksTrained sessions={all} today={localDate(input.now)} />
      {lifts.map((lift) => (
        <LogSection key={lift.exercise + lift.measure} title={lift.title}>
          <LiftChart lift={lift} unit={input.unit} hasTable />
          <p className="no-print">
            <TextButton onClick={() => onView({ tab: 'progress', exercise: lift.exercise })}>
              History and records<VisuallyHidden> of {lift.title}</VisuallyHidden>
            </TextButton>
          </p>
        </LogSection>
      ))}
      {lifts.some(({ points }) => points.some(({ estimate }) => estimate !== undefined)) && (
        <p className="text-sm text-muted">
          The one-rep max is estimated by Epley's formula: weight × (1 + reps ÷ 30), reps left
          included. Above ten reps it is unreliable and left out.
        </p>
      )}
    </>
  )
}
