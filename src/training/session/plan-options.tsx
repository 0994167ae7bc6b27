import { daysBetween, localDate } from '../../../packages/basics'
import type { SessionLog, Slot } from '../../../packages/progression'
import { breakText, isAfterIllness, missedText } from '../../../packages/progression'
import { showToast } from '../../components/toast'
import { prefersLessData } from '../../lib/connection'
import { shortDate } from '../../lib/date-text'
import { removeCopy } from '../../offline/copies'
import { keepsOfflineCopy } from '../../started-plans/model/started-plans'
import { changeStartedPlan, useStartedPlans } from '../../started-plans/use-started-plans'
import { Button } from '../button'
import type { PlanProps } from '../training-plan'
import { EquipmentSwaps } from './equipment-swaps'
import { OfflineCopy } from './offline-copy'
import { restart, restartText, wasIll } from './plan-decisions'
import { ShortOnTime } from './short-on-time'

interface PlanOptionsProps extends PlanProps {
  /** The session that today shows. */
  slot: Slot | undefined
  next: Slot | undefined
  last: SessionLog | undefined
}

/** Other actions on a plan: save offline, repeat a week, restart, stop. */
export function PlanOptions({ plan, input, slot, next, last }: PlanOptionsProps) {
  const { planId, title, program } = plan
  const plans = useStartedPlans()
  const started = plans.find((startedPlan) => startedPlan.plan === planId)
  const isWanted = keepsOfflineCopy(plans, planId) && !prefersLessData(/2g/)

  function stop() {
    changeStartedPlan(planId, { stopped: new Date().toISOString() })
    removeCopy(planId)
    showToast(`${title} is stopped. Your log is kept.`, {
      label: 'Undo',
      onClick: () => changeStartedPlan(planId, { stopped: undefined }),
    })
  }

  function restartChoices({ week, date }: SessionLog) {
    const days = daysBetween(date, localDate(input.now))
    const daysAgo = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
    const nextText = next
      ? `Do week ${next.week}, ${next.name}, or repeat the week you were in.`
      : ''
    const repeat = () => restart(planId, { week })
    return (
      <>
        {choice(
          'Repeat This Week',
          `${restartText({ week })} Your log is kept, and the weights continue from it.`,
          `Repeat Week ${week}`,
          repeat,
        )}
        {choice(
          'I Missed a Week',
          `Your last session was ${daysAgo}. ${missedText(program)} ${breakText(program, days)} ${nextText}`,
          `Repeat Week ${week}`,
          repeat,
        )}
        {!isAfterIllness(input) &&
          choice(
            'I Was Ill',
            'Wait for a day without fever. Then your next session has half the sets, and the one after that is a usual one.',
            'Halve the Next Session',
            () => wasIll(input.state),
          )}
        {choice(
          'Start Over',
          'The plan goes back to week 1. Your log is kept, and the weights continue from it.',
          'Start Week 1',
          () => restart(planId, { week: 0 }),
        )}
      </>
    )
  }

  return (
    <section aria-labelledby="this-plan" className="plan-section grid gap-3">
      <h2 id="this-plan" className="display m-0 text-lg">
        This plan
      </h2>
      <EquipmentSwaps plan={plan} input={input} />
      {slot && <ShortOnTime plan={plan} input={input} slot={slot} />}
      {started?.stopped ? (
        <p className="notice m-0">
          You stopped it on {shortDate(localDate(new Date(started.stopped)))}. Your next session
          resumes it.
        </p>
      ) : (
        plan.offersOfflineCopy && <OfflineCopy plan={planId} isWanted={isWanted} />
      )}
      {last && restartChoices(last)}
      {started &&
        !started.stopped &&
        choice(
          'Stop This Plan',
          'Other pages no longer offer to continue it, and its offline copy is removed. Your log is kept; to erase it, go to Your Data.',
          'Stop It',
          stop,
        )}
      <p className="text-sm text-muted">
        Your log stays in this browser. You don't need an account, and nobody else can see it.
      </p>
    </section>
  )
}

/** A decision: its button, after a text that explains it. */
const choice = (label: string, text: string, button: string, onClick: () => void) => (
  <details className="train-choice border-t border-rule">
    <summary>{label}</summary>
    <p>{text}</p>
    <Button onClick={onClick}>{button}</Button>
  </details>
)
