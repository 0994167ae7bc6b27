import { graphql } from 'gatsby'
import { workoutPdfPath } from '../../lib/paths'
import { Icon } from '../ui/icon'
import { FavouriteButton } from './favourite-button'
import { ShareButton } from './share-button'

/** What a visitor can do with a plan: take it along, save it, pass it on. */
export function WorkoutActions({ workout }: { workout: Queries.WorkoutActionsFragment }) {
  const { planId, title } = workout
  return (
    <div className="no-print grid gap-3">
      <a href={workoutPdfPath(planId)} download className="button button-primary">
        <Icon name="download" /> Download PDF Guide
      </a>
      <FavouriteButton id={planId} title={title} />
      <ShareButton />
    </div>
  )
}

export const fragment = graphql`
  fragment WorkoutActions on Workout {
    planId
    title
  }
`
