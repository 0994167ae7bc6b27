import { CardGrid } from '../ui/card-grid'
import { WorkoutCard } from './workout-card'

/** Plans side by side, in the order given. */
export function PlanGrid({ plans }: { plans: readonly Queries.WorkoutCardFragment[] }) {
  return (
    <CardGrid>
      {plans.map((workout) => (
        <WorkoutCard key={workout.planId} workout={workout} />
      ))}
    </CardGrid>
  )
}
