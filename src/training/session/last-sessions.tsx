import { finishedSessions } from '../model/history'
import type { TrainingStanding } from '../model/standing'
import type { TrainingInput } from '../model/training-input'
import { shortDate } from '../short-date'
import type { TrainingPlan } from '../training-plan'
import type { View } from '../use-view'
import { goOn, unskip } from './plan-decisions'

interface LastSessionsProps {
  plan: TrainingPlan
  input: TrainingInput
  standing: TrainingStanding
  onView: (view: View) => void
}

/** The restart and the skipped session that can still be undone, and the session that was done last. */
export function LastSessions({ plan, input, standing, onView }: LastSessionsProps) {
  const [last] = finishedSessions(input.sessions).filter((session) => session.plan === plan.planId)
  const skipped = Object.entries(input.state.skipped).sort(([, a], [, b]) =>
    a < b ? 1 : -1,
  )[0]?.[0]
  const restart = input.state.restarts.find(({ at }) =>
    input.sessions.every(({ plan: of, started }) => of !== plan.planId || started < at),
  )
  return (
    <>
      {restart && (
        <p className="train-line">
          {restart.week ? `Week ${restart.week}` : 'The plan'} begins again with your next session.{' '}
          <button
            type="button"
            className="text-link train-inline"
            onClick={() => goOn(plan.planId, restart)}
          >
            Undo
          </button>
        </p>
      )}
      {skipped && standing.skipped.has(skipped) && (
        <p className="train-line">
          Week {skipped.replace('.', ', session ')} is skipped.{' '}
          <button
            type="button"
            className="text-link train-inline"
            onClick={() => unskip(plan.planId, skipped)}
          >
            Undo
          </button>
        </p>
      )}
      {last && (
        <p className="train-line">
          Last: {last.name}, {shortDate(last.date)}.{' '}
          <button
            type="button"
            className="text-link train-inline"
            onClick={() => onView({ end: last.id })}
          >
            See how it went
          </button>
        </p>
      )}
    </>
  )
}
