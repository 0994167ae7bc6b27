import { planLength } from '../../lib/training-days'

/** A plan as far as its sessions go: its length, its overview, and what each week asks for. */
export function sessionPlan({ duration, overview, weeks }: Queries.WorkoutActionsFragment) {
  return { length: planLength(duration, weeks), overview, weekTexts: weeks }
}
