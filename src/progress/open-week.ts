import { planLength } from '../calendar/model/training-days'
import { browserStorage } from '../lib/browser-storage'
import { completionOf } from './model/completion'
import { progressStorageKey } from './model/follow-along-keys'
import { parseProgress } from './model/progress'

/** Returns the first week with an open session; 1 if all are done. */
export function openWeek(plan: Queries.PlanActionsFragment): number {
  const progress = parseProgress(browserStorage.read(progressStorageKey(plan.planId)))
  return completionOf(progress, planLength(plan)).week ?? 1
}
