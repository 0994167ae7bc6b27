import { TextButton } from '../button'
import { finishedSessions } from '../model/prescribe/history'
import { shortDate } from '../short-date'
import type { TodayProps } from '../training-plan'
import { KnownMaxima } from './known-maxima'
import { PlanChanged } from './plan-changed'
import { restartText, undoRestart, unskip } from './plan-decisions'
import { PlanOptions } from './plan-options'
import { SettingsPanel } from './settings-panel'

/** The part of today that loads late. Lists the restart and the skip that the trainee can still undo. */
export function TodayLater({ plan, input, progress, onView }: TodayProps) {
  const { sessions, state, unit } = input
  const { planId } = plan
  const ofPlan = sessions.filter((session) => session.plan === planId)
  const [last] = finishedSessions(ofPlan)
  const [[skipped] = []] = Object.entries(state.skipped).sort(([, a], [, b]) => (a < b ? 1 : -1))
  const restart = state.restarts.findLast(({ at }) => ofPlan.every(({ started }) => started < at))
  return (
    <>
      <SettingsPanel unit={unit} usesWeights={plan.usesWeights} />
      <KnownMaxima plan={plan} input={input} />
      <PlanChanged plan={plan} sessions={ofPlan} />
      {restart &&
        lineWithAction(restartText(restart.week), 'Undo', () => undoRestart(planId, restart))}
      {skipped &&
        progress.skipped.has(skipped) &&
        !progress.done.has(skipped) &&
        lineWithAction(`Week ${skipped.replace('.', ', session ')} is skipped.`, 'Undo', () =>
          unskip(planId, skipped),
        )}
      {last &&
        lineWithAction(`Last: ${last.name}, ${shortDate(last.date)}.`, 'See how it went', () =>
          onView({ end: last.id }),
        )}
      <PlanOptions plan={plan} input={input} next={progress.next} last={last} />
    </>
  )
}

const lineWithAction = (text: string, label: string, onClick: () => void) => (
  <p>
    {text} <TextButton onClick={onClick}>{label}</TextButton>
  </p>
)
