import { planLength } from '../../lib/training-days'

/** A plan as far as its sessions go: its length, its overview, and what each week asks for. */
export function sessionPlan(workout: Queries.WorkoutActionsFragment) {
  const weekTexts = workout.weeks ?? []
  return {
    length: planLength(workout.duration, weekTexts),
    overview: workout.overview ?? '',
    weekTexts,
  }
}
