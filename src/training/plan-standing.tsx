import { ProgressBar } from '../components/progress-bar'
import type { PlanProgress } from './model/plan-progress'
import type { TrainingPlan } from './training-plan'

interface PlanStandingProps {
  plan: TrainingPlan
  progress: PlanProgress
  /** The open or next session's week; undefined once the plan is done. */
  week: number | undefined
}

/** 'Week 3 of 8 · 9 of 24 sessions done'. */
export const PlanStanding = ({ plan, progress: { done, total }, week }: PlanStandingProps) => (
  <div>
    <p className="font-bold">
      {week ? `Week ${week} of ${plan.weeks}` : 'Plan done'} · {done.size} of {total} sessions done
    </p>
    <ProgressBar done={done.size} total={total} />
  </div>
)
