import type { Answers } from './answers'
import { type Fit, fitOf } from './fit'
import type { FinderData } from './plan-facts'

/** Most plans shown, and how much more than the best one they may cost. */
const MOST = 3
const MARGIN = 1.5

export interface Found {
  /** Fitting plans, best first. */
  fitting: readonly Fit[]
  /** The closest plan, if none fits. */
  nearest: Fit | undefined
}

/** Ranks all plans for a visitor's answers. */
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
