import { Link } from 'gatsby'
import { useFavourites } from '../../hooks/use-favourites'
import { useHydrated } from '../../hooks/use-hydrated'
import { paths } from '../../lib/paths'
import { CardGrid } from '../ui/card-grid'
import { WorkoutCard } from './workout-card'

/** The saved ones of all plans, in the order they were saved. */
export function SavedPlans({ workouts }: { workouts: readonly Queries.WorkoutCardFragment[] }) {
  const ids = useFavourites()
  const hydrated = useHydrated()
  if (!hydrated) return null
  const saved = ids.flatMap((id) => workouts.filter(({ planId }) => planId === id))
  if (saved.length === 0) {
    return (
      <div className="py-16 text-center">
        <h2 className="display text-xl">Nothing saved yet</h2>
        <p className="mx-auto mt-3 max-w-[32rem]">
          Press the heart on any plan and it waits for you here, on this device.
        </p>
        <Link to={paths.workouts} className="button button-primary mt-6">
          Browse Workouts
        </Link>
      </div>
    )
  }
  return (
    <>
      <h2 className="sr-only">Plans</h2>
      <CardGrid>
        {saved.map((workout) => (
          <WorkoutCard key={workout.planId} workout={workout} />
        ))}
      </CardGrid>
    </>
  )
}
