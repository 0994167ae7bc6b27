import { planLength } from '../../lib/training-days'
import { workoutDetail } from '../../lib/workout-detail'

/** A plan as far as its sessions go: its length, its overview, and what each week asks for. */
export function sessionPlan(workout: Queries.WorkoutActionsFragment) {
  // A plan has its own detail whole or not at all, so that two of its fields tell.
  const own = workout.overview && workout.weeks
  const { overview, weeks } = own
    ? { overview: workout.overview, weeks: workout.weeks }
    : { overview: '', weeks: workoutDetail({}).weeks }
  return { length: planLength(workout.duration, weeks), overview, weekTexts: weeks }
}
