import type { Answers } from './answers'
import type { FinderData } from './finder-plan'
import { type ScoredPlan, scorePlan } from './score-plan'

/** Most plans to show, and how much more than the best one they may cost. */
const MAX_SHOWN = 3
const COST_MARGIN = 1.5

export interface Recommendations {
  /** Fitting plans, best first. */
  fitting: readonly ScoredPlan[]
  /** The closest plan, if none fits. */
  nearest: ScoredPlan | undefined
}

/** Ranks all plans for a visitor's answers. */
export function answersToPlans(answers: Answers, data: FinderData): Recommendations {
  const scored = data.plans
    .map((plan) => scorePlan(plan, answers, data))
    .sort((a, b) => a.cost - b.cost || (a.plan.title < b.plan.title ? -1 : 1))
  const fitting = scored.filter(({ misses }) => misses.length === 0)
  const best = fitting[0]?.cost ?? 0
  return {
    fitting: fitting.filter(({ cost }) => cost <= best + COST_MARGIN).slice(0, MAX_SHOWN),
    nearest: fitting.length > 0 ? undefined : scored[0],
  }
}
