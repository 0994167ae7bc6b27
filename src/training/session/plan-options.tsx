import { daysBetween, localDate } from '../../lib/dates'
import { removeCopy } from '../../offline/copies'
import { prefersLessData } from '../../start/connection'
import { keepsOfflineCopy } from '../../started/model/started-plans'
import { changeStartedPlan, useStartedPlans } from '../../started/use-started-plans'
import { showToast } from '../../ui/toast'
import { Button } from '../button'
import type { PlanProgress } from '../model/plan-progress'
import { breakText } from '../model/prescribe/break-text'
import { finishedSessions } from '../model/prescribe/history'
import type { TrainingInput } from '../model/prescribe/training-input'
import { shortDate } from '../short-date'
import type { TrainingPlan } from '../training-plan'
import { EquipmentSwaps } from './equipment-swaps'
import { OfflineCopy } from './offline-copy'
import { restart } from './plan-decisions'

interface PlanOptionsProps {
  plan: TrainingPlan
  input: TrainingInput
  progress: PlanProgress
}

/** Other actions on a plan: save offline, repeat a week, restart, stop. */
export function PlanOptions({ plan, input, progress }: PlanOptionsProps) {
  const { planId, title, program } = plan
  const plans = useStartedPlans()
  const started = plans.find((startedPlan) => startedPlan.plan === planId)
  const [last] = finishedSessions(input.sessions).filter((session) => session.plan === planId)
  const { next } = progress
  const days = last ? daysBetween(last.date, localDate(input.now)) : 0
  const isWanted = keepsOfflineCopy(plans, planId) && !prefersLessData(/2g/)

  function stop() {
    changeStartedPlan(planId, { stopped: new Date().toISOString() })
    removeCopy(planId)
    showToast(`${title} is stopped. Your log is kept.`, {
      label: 'Undo',
      onClick: () => changeStartedPlan(planId, { stopped: undefined }),
    })
  }

  const repeatChoice = last && {
    button: `Repeat Week ${last.week}`,
    onTap: () => restart(planId, last.week),
  }
  return (
    <section aria-labelledby="this-plan" className="plan-section train-plan grid gap-3">
      <h2 id="this-plan" className="display text-lg">
        This plan
      </h2>
      <EquipmentSwaps plan={plan} input={input} />
      {started?.stopped && (
        <p className="notice">
          You stopped it on {shortDate(localDate(new Date(started.stopped)))}. Your next session
          resumes it.
        </p>
      )}
      {plan.offersOfflineCopy && (
        <OfflineCopy
          key={`${isWanted}`}
          plan={planId}
          isWanted={isWanted}
          isDeclined={started?.noCopy === true}
        />
      )}
      {last && repeatChoice && (
        <>
          <Choice
            label="Repeat This Week"
            text={`Week ${last.week} starts over with your next session. Your log is kept, and the weights continue from it.`}
            {...repeatChoice}
          />
          <Choice
            label="I Missed a Week"
            text={`Your last session was ${daysAgo(days)}. ${breakText(program, days)} ${next ? `Do week ${next.week}, ${next.name}, or repeat the week you were in.` : ''}`}
            {...repeatChoice}
          />
          <Choice
            label="Start Over"
            text="The plan goes back to week 1, and its check marks are removed. Your log is kept, and the weights continue from it."
            button="Start Week 1"
            onTap={() => restart(planId, 0)}
          />
        </>
      )}
      {started && !started.stopped && (
        <Choice
          label="Stop This Plan"
          text="Other pages no longer offer to continue it, and its offline copy is removed. Your log is kept; to erase it, go to Your Data."
          button="Stop It"
          onTap={stop}
        />
      )}
      <p className="text-sm text-muted">
        What you tap stays in this browser. No account, and nobody else sees it.
      </p>
    </section>
  )
}

const daysAgo = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`

interface ChoiceProps {
  label: string
  text: string
  button: string
  onTap: () => void
}

/** A decision: its button, after a text that explains it. */
function Choice({ label, text, button, onTap }: ChoiceProps) {
  return (
    <details className="train-settings train-choice">
      <summary>{label}</summary>
      <p>{text}</p>
      <Button onClick={onTap}>{button}</Button>
    </details>
  )
}
