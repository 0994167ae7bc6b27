import { graphql } from 'gatsby'
import { workoutPath } from '../../lib/paths'
import { CARD_SIZES } from '../blog/article-card'
import { HiddenBadge } from '../ui/hidden-badge'
import { HiddenText } from '../ui/hidden-text'
import { Icon } from '../ui/icon'
import { Photo } from '../ui/photo'
import { FavouriteButton } from './favourite-button'

interface WorkoutCardProps {
  workout: Queries.WorkoutCardFragment
  /** True where the card is part of the first view. */
  priority?: boolean
}

/** A plan in a list (spec section 2, Workouts list). Its picture leads to the plan as well. */
export function WorkoutCard({ workout, priority }: WorkoutCardProps) {
  const { planId, level, category, title, description, duration, equipment } = workout
  return (
    <article className="card">
      <Photo picture={workout.picture} sizes={CARD_SIZES} priority={priority} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <p className="flex flex-wrap gap-x-4 text-sm">
          <span className="font-bold text-hull">{level}</span>
          <span className="text-muted">{category}</span>
          {workout.isHidden && <HiddenBadge />}
        </p>
        <h3 className="display mt-2 text-lg">{title}</h3>
        <p className="mt-2 flex-1">{description}</p>
        <p className="mt-4 text-sm text-muted">
          <span className="font-bold">{duration}</span>
          <br />
          {equipment}
        </p>
        <div className="mt-2 flex min-h-11 items-center justify-between">
          <a href={workoutPath(planId)} className="card-link flex items-center gap-2 font-bold">
            <span>
              View Plan<HiddenText>: {title}</HiddenText>
            </span>
            <Icon name="arrow" className="text-hull" />
          </a>
          <FavouriteButton id={planId} title={title} compact />
        </div>
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment WorkoutCard on Workout {
    planId
    title
    description
    duration
    level
    category
    equipment
    isHidden
    picture {
      ...Photo
    }
  }
`
