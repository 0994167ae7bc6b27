import { useEffect } from 'react'
import type { Ticks } from '../../follow-along/model/ticks'
import { localDate } from '../../lib/dates'
import { removeCopy, saveOfflineCopy } from '../../offline/copies'
import { prefersLessData } from '../../start/connection'
import { whenIdle } from '../../start/when-idle'
import { keepsOfflineCopy } from '../../started/model/started-plans'
import {
  eraseStartedPlan,
  recordStartedPlan,
  useStartedPlans,
} from '../../started/use-started-plans'
import { planProgress } from '../model/plan-progress'
import type { TrainingInput } from '../model/prescribe/training-input'
import type { TrainingPlan } from '../training-plan'

interface SyncPlanStatusProps {
  plan: TrainingPlan
  input: TrainingInput
  ticks: Ticks
}

/** Records a started plan's next session for other pages, and keeps its offline copy. Renders nothing. */
export function SyncPlanStatus({ plan, input, ticks }: SyncPlanStatusProps) {
  const { planId, title, slots } = plan
  const ofPlan = input.sessions.filter((session) => session.plan === planId)
  const openSession = ofPlan.find(({ finished }) => !finished)
  const position = openSession ?? planProgress(slots, ofPlan, ticks, input.state).next
  const lastChange = ofPlan
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  const { name, week } = position ?? {}
  const swapCount = Object.entries(input.state.swaps).filter(([from, to]) => from !== to).length
  useEffect(() => {
    if (lastChange && name && week)
      recordStartedPlan({ plan: planId, title, name, week, at: lastChange, swapped: swapCount })
    else {
      eraseStartedPlan(planId)
      // Remove a finished plan's copy, but only after its last day: the trainee may look back in the gym.
      if (lastChange && localDate(new Date(lastChange)) < localDate(new Date())) removeCopy(planId)
    }
  }, [planId, title, name, week, lastChange, swapCount])
  const started = useStartedPlans()
  const isWanted = plan.offersOfflineCopy && keepsOfflineCopy(started, planId)
  useEffect(() => {
    if (isWanted && !prefersLessData(/2g/)) whenIdle(() => saveOfflineCopy(planId))
  }, [isWanted, planId])
  return null
}
