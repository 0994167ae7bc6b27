import { planLength } from '../calendar/model/training-days'
import { browserStorage } from '../lib/browser-storage'
import { completionOf } from './model/completion'
import { ticksStorageKey } from './model/follow-along-keys'
import { parseTicks } from './model/ticks'

/** Returns the first week with an open session; 1 if all are done. */
export function openWeek(plan: Queries.PlanActionsFragment): number {
  const ticks = parseTicks(browserStorage.read(ticksStorageKey(plan.planId)))
  return completionOf(ticks, planLength(plan)).week ?? 1
}
