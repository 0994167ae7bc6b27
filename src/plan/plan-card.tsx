import { graphql } from 'gatsby'
import { planPath } from '../lib/paths'
import { CARD_SIZES } from '../ui/card-grid'
import { ErrorBoundary } from '../ui/error-boundary'
import { HiddenBadge, HiddenText } from '../ui/hidden-text'
import { Icon } from '../ui/icon'
import { Photo } from '../ui/photo'
import { FavoriteButton } from './favorite-button'
import { LoadLine, loadLineLabel } from './load-line'

interface PlanCardProps {
  plan: Queries.PlanCardFragment
  /** True where the card is part of the first view. */
  priority?: boolean
}

/** A plan in a list (spec section 2, Workouts list). Its picture leads to the plan as well. */
export function PlanCard({ plan, priority }: PlanCardProps) {
  const { planId, level, category, title, description, duration, equipment, loadLine } = plan
  return (
    <article className="card">
      <Photo picture={plan.picture} sizes={CARD_SIZES} priority={priority} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <p className="flex flex-wrap gap-x-4 text-sm">
          <span className="font-bold text-hull">{level}</span>
          <span className="text-muted">{category}</span>
          {plan.isHidden && <HiddenBadge />}
        </p>
        <h3 className="display mt-2 text-lg">{title}</h3>
        <p className="mt-2 flex-1">{description}</p>
        <LoadLine
          loads={loadLine}
          label={loadLineLabel(loadLine.length, plan.deloads ?? [])}
          className="mt-4"
        />
        <p className={`text-sm text-muted ${loadLine.length > 0 ? 'mt-2' : 'mt-4'}`}>
          <span className="font-bold">{duration}</span>
          <br />
          {equipment}
        </p>
        <div className="mt-2 flex min-h-11 items-center gap-4 md:justify-between">
          <a href={planPath(planId)} className="card-link flex items-center gap-2 font-bold">
            <span>
              View Plan<HiddenText>: {title}</HiddenText>
            </span>
            <Icon name="arrow" className="text-hull" />
          </a>
          <ErrorBoundary subject="Saving plans">
            <FavoriteButton id={planId} title={title} compact />
          </ErrorBoundary>
        </div>
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment PlanCard on Plan {
    planId
    title
    description
    duration
    level
    category
    equipment
    isHidden
    loadLine
    deloads
    picture {
      ...Photo
    }
  }
`
