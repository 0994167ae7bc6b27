import { useEffect } from 'react'
import { localDate } from '../../../packages/basics'
import { prefersLessData } from '../../lib/connection'
import { whenIdle } from '../../lib/when-idle'
import { removeCopy, saveOnVisit } from '../../offline/copies'
import { keepsOfflineCopy } from '../../started-plans/model/started-plans'
import { useStartedPlans } from '../../started-plans/use-started-plans'
import { readCheckMarks } from '../check-marks'
import type { PlanProps } from '../training-plan'
import { lastTrained, type PlanStatus, recordStatus } from './plan-status'

interface SyncPlanStatusProps extends PlanProps, Pick<PlanStatus, 'next'> {}

/**
 * Reads check marks of before, records a started plan's next session for other pages, and keeps its offline
 * copy. Renders nothing.
 */
export function SyncPlanStatus({ plan, input, next }: SyncPlanStatusProps) {
  const { planId, title, slots } = plan
  const { sessions, state } = input
  useEffect(() => {
    readCheckMarks({ planId, title }, slots)
  }, [planId, title, slots])
  useEffect(() => {
    recordStatus({ planId, title, sessions, state, next })
    const last = lastTrained(planId, sessions)
    // Remove a finished plan's copy, but only after its last day: the trainee may look back in the gym.
    if (!next && last && localDate(new Date(last)) < localDate(new Date())) removeCopy(planId)
  }, [planId, title, sessions, state, next])
  const started = useStartedPlans()
  const isWanted = plan.offersOfflineCopy && keepsOfflineCopy(started, planId)
  useEffect(() => {
    if (isWanted && !prefersLessData(/2g/)) whenIdle(() => saveOnVisit(planId))
  }, [isWanted, planId])
  return null
}
