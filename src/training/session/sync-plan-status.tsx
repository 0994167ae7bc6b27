import { useEffect } from 'react'
import { localDate } from '../../lib/dates'
import { removeCopy, saveOnVisit } from '../../offline/copies'
import { prefersLessData } from '../../start/connection'
import { whenIdle } from '../../start/when-idle'
import { keepsOfflineCopy } from '../../started/model/started-plans'
import {
  eraseStartedPlan,
  recordStartedPlan,
  useStartedPlans,
} from '../../started/use-started-plans'
import type { PlanProps } from '../training-plan'

interface SyncPlanStatusProps extends PlanProps {
  /** The open or next session; undefined once the plan is done. */
  next: { name: string; week: number } | undefined
}

/** Records a started plan's next session for other pages, and keeps its offline copy. Renders nothing. */
export function SyncPlanStatus({ plan, input, next }: SyncPlanStatusProps) {
  const { planId, title } = plan
  // A correction changes a finished session, but is no training.
  const lastTrained = input.sessions
    .flatMap(({ plan, finished, changed }) => (plan === planId ? (finished ?? changed) : []))
    .sort()
    .at(-1)
  const { name, week } = next ?? {}
  const swapCount = Object.entries(input.state.swaps).filter(([from, to]) => from !== to).length
  useEffect(() => {
    if (lastTrained && name && week)
      recordStartedPlan({ plan: planId, title, name, week, at: lastTrained, swapped: swapCount })
    else {
      eraseStartedPlan(planId)
      // Remove a finished plan's copy, but only after its last day: the trainee may look back in the gym.
      if (lastTrained && localDate(new Date(lastTrained)) < localDate(new Date()))
        removeCopy(planId)
    }
  }, [planId, title, name, week, lastTrained, swapCount])
  const started = useStartedPlans()
  const isWanted = plan.offersOfflineCopy && keepsOfflineCopy(started, planId)
  useEffect(() => {
    if (isWanted && !prefersLessData(/2g/)) whenIdle(() => saveOnVisit(planId))
  }, [isWanted, planId])
  return null
}
