import { planLength } from '../calendar/model/training-days'
import { browserStorage } from '../lib/browser-storage'
import { progressStorageKey } from './model/follow-along-keys'
import { parseProgress } from './model/progress'
import { standingOf } from './model/progress-standing'

/** Returns the first week with an open session; 1 if all are done. */
export function openWeek(plan: Queries.PlanActionsFragment): number {
  const progress = parseProgress(browserStorage.read(progressStorageKey(plan.planId)))
  return standingOf(progress, planLength(plan)).week ?? 1
}
