import type { ReactNode } from 'react'
import { TextButton } from '../button'
import type { PlanProgress } from '../model/plan-progress'
import { finishedSessions } from '../model/prescribe/history'
import type { TrainingInput } from '../model/prescribe/training-input'
import { shortDate } from '../short-date'
import type { TrainingPlan } from '../training-plan'
import type { TrainingView } from '../use-view'
import { undoRestart, unskip } from './plan-decisions'

interface LastSessionsProps {
  plan: TrainingPlan
  input: TrainingInput
  progress: PlanProgress
  onView: (view: TrainingView) => void
}

/** The last session, and the restart and skip that the trainee can still undo. */
export function LastSessions({ plan, input, progress, onView }: LastSessionsProps) {
  const [last] = finishedSessions(input.sessions).filter((session) => session.plan === plan.planId)
  const skipped = Object.entries(input.state.skipped).sort(([, a], [, b]) =>
    a < b ? 1 : -1,
  )[0]?.[0]
  const restart = input.state.restarts.findLast(({ at }) =>
    input.sessions.every(({ plan: of, started }) => of !== plan.planId || started < at),
  )
  return (
    <>
      {restart && (
        <Line label="Undo" onTap={() => undoRestart(plan.planId, restart)}>
          {restart.week ? `Week ${restart.week}` : 'The plan'} starts over with your next session.
        </Line>
      )}
      {skipped && progress.skipped.has(skipped) && !progress.done.has(skipped) && (
        <Line label="Undo" onTap={() => unskip(plan.planId, skipped)}>
          Week {skipped.replace('.', ', session ')} is skipped.
        </Line>
      )}
      {last && (
        <Line label="See how it went" onTap={() => onView({ end: last.id })}>
          Last: {last.name}, {shortDate(last.date)}.
        </Line>
      )}
    </>
  )
}

interface LineProps {
  children: ReactNode
  label: string
  onTap: () => void
}

const Line = ({ children, label, onTap }: LineProps) => (
  <p>
    {children} <TextButton onClick={onTap}>{label}</TextButton>
  </p>
)
