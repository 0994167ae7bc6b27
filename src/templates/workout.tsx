import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/layout/page-head'
import { WorkoutActions } from '../components/workouts/workout-actions'
import { WorkoutProgram } from '../components/workouts/workout-program'
import { workoutPath, workoutPreviewPath } from '../lib/paths'
import { workoutGraph } from '../lib/structured-data'

/** A plan (spec section 2, Workout detail). */
export default function Workout({ data: { workout } }: PageProps<Queries.WorkoutQuery>) {
  if (!workout) return null
  return (
    <WorkoutProgram
      workout={workout}
      picture={workout.picture}
      isHidden={workout.isHidden}
      actions={<WorkoutActions workout={workout} />}
    />
  )
}

export function Head({ data: { workout } }: HeadProps<Queries.WorkoutQuery>) {
  if (!workout) return null
  const { title, description, duration, level, category, equipment, planId } = workout
  return (
    <PageHead
      title={title}
      description={`${description} ${level} ${category.toLowerCase()} plan, ${duration}. ${equipment}.`}
      path={workoutPath(planId)}
      preview={workoutPreviewPath(planId)}
      noindex={workout.isHidden}
      graph={(site) =>
        workoutGraph(site, {
          ...workout,
          image: workout.picture.src,
        })
      }
    />
  )
}

export const query = graphql`
  query Workout($planId: String!) {
    workout(planId: { eq: $planId }) {
      isHidden
      picture {
        ...Photo
      }
      ...WorkoutProgram
      ...WorkoutActions
    }
  }
`
