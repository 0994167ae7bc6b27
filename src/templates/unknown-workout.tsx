import { PageHead } from '../components/layout/page-head'
import { WorkoutProgram } from '../components/workouts/workout-program'
import { paths, workoutPath } from '../lib/paths'
import { placeholderWorkout } from '../lib/placeholder-workout'

const { schedule, ...programme } = placeholderWorkout

/** What stands at a plan's address that has no plan: the general programme (spec sections 2 and 8). */
export default function UnknownWorkout() {
  return (
    <WorkoutProgram
      workout={{ ...programme, weeks: schedule }}
      actions={
        <>
          <p className="mb-4 text-sm">
            There is no plan of its own at this address. This is the general program.
          </p>
          <a href={paths.workouts} className="button button-primary">
            Browse Workouts
          </a>
        </>
      }
    />
  )
}

export function Head() {
  return (
    <PageHead
      title={placeholderWorkout.title}
      description={placeholderWorkout.description}
      path={workoutPath('unknown')}
      noindex
    />
  )
}
