import { useEffect } from 'react'
import { keepPlan, stopKeeping } from '../../begun/copies'
import { wantsCopy } from '../../begun/model/begun-plans'
import { forgetBegun, noteBegun, useBegun } from '../../begun/use-begun'
import { daysBetween } from '../../lib/dates'
import type { Progress } from '../../progress/model/progress'
import { prefersLessData } from '../../start/connection'
import { whenIdle } from '../../start/when-idle'
import { planProgress } from '../model/plan-progress'
import type { TrainingInput } from '../model/training-input'
import type { TrainingPlan } from '../training-plan'

interface WayBackProps {
  plan: TrainingPlan
  input: TrainingInput
  ticks: Progress
}

/**
 * Notes for the other pages where one stands in a plan that is begun, and keeps its offline copy. Renders
 * nothing.
 */
export function WayBack({ plan, input, ticks }: WayBackProps) {
  const { planId, title, slots } = plan
  const own = input.sessions.filter((session) => session.plan === planId)
  const open = own.find(({ finished }) => !finished)
  const place = open ?? planProgress(slots, own, ticks, input.state).next
  const at = own
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  const { name, week } = place ?? {}
  const swapped = Object.entries(input.state.swaps).filter(([from, to]) => from !== to).length
  useEffect(() => {
    if (at && name && week) noteBegun({ plan: planId, title, name, week, at, swapped })
    else {
      forgetBegun(planId)
      // The copy of a plan that is over goes with it, but not on the day of its end: one may look back in the gym.
      if (at && daysBetween(at, new Date().toISOString()) > 0) stopKeeping(planId)
    }
  }, [planId, title, name, week, at, swapped])
  const begun = useBegun()
  const isWanted = plan.canBeKept && wantsCopy(begun, planId)
  useEffect(() => {
    if (isWanted && !prefersLessData(/2g/)) whenIdle(() => keepPlan(planId))
  }, [isWanted, planId])
  return null
}
