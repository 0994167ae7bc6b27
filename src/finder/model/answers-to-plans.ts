import type { Answers } from './answers'
import { type Fit, fitOf } from './fit'
import type { FinderData } from './plan-facts'

/** How many plans are shown, and how much worse than the best one they may be. */
const MOST = 3
const MARGIN = 1.5

/** What the finder answers. */
export interface Found {
  /** Plans that fit, the best first; none where none does. */
  fitting: readonly Fit[]
  /** The plan that comes nearest where none fits. */
  nearest: Fit | undefined
}

/** Returns the plans for someone's answers, with all that speaks for and against each. */
export function answersToPlans(answers: Answers, data: FinderData): Found {
  const fits = data.plans
    .map((plan) => fitOf(plan, answers, data))
    .sort((a, b) => a.cost - b.cost || (a.plan.title < b.plan.title ? -1 : 1))
  const fitting = fits.filter(({ misses }) => misses.length === 0)
  const best = fitting[0]?.cost ?? 0
  return {
    fitting: fitting.filter(({ cost }) => cost <= best + MARGIN).slice(0, MOST),
    nearest: fitting.length > 0 ? undefined : fits[0],
  }
}
