import { graphql } from 'gatsby'
import { PLAN_CARD_SIZES } from '../components/card-grid'
import { ErrorBoundary } from '../components/error-boundary'
import { Icon } from '../components/icon'
import { Photo } from '../components/photo'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { VisuallyHidden } from '../components/visually-hidden'
import { comparePath, planPath } from '../lib/paths'
import { FavoriteButton } from './favorite-button'
import { LIST_SCALE, LoadLine, loadLineLabel } from './load-line'

interface PlanCardProps {
  plan: Queries.PlanCardFragment
  /** Whether it is in the first view, so that its picture loads eagerly. */
  priority?: boolean
}

/** A plan in a list (spec section 2, Workouts list). */
export function PlanCard({ plan, priority }: PlanCardProps) {
  const { planId, title, sessionLength, loadLine } = plan
  return (
    <article className="card plan-card">
      <Photo picture={plan.picture} sizes={PLAN_CARD_SIZES} priority={priority} />
      <div className="sm:flex sm:flex-1 sm:flex-col sm:p-6">
        <p className="flex flex-wrap gap-x-2 text-sm sm:gap-x-4">
          <span className="font-bold text-hull">{plan.level}</span>
          <span className="text-muted">{plan.category}</span>
          {plan.isHidden && <UnpublishedBadge />}
        </p>
        <h3 className="display mt-1 sm:mt-2 sm:text-lg">{title}</h3>
        <p className="mt-1 text-sm sm:mt-2 sm:flex-1 sm:text-base">{plan.description}</p>
        <LoadLine
          loads={loadLine}
          label={loadLineLabel(loadLine.length, plan.deloads ?? [])}
          longest={Math.max(LIST_SCALE.longest, loadLine.length)}
          most={Math.max(LIST_SCALE.most, ...loadLine)}
          className="mt-2 sm:mt-4"
        />
        <p className={`mt-1 text-sm text-muted ${loadLine.length > 0 ? 'sm:mt-2' : 'sm:mt-4'}`}>
          <span className="font-bold">{plan.duration}</span>
          {sessionLength && ` · ${sessionLength}`}
          <span className="plan-card-kit">{plan.equipment}</span>
        </p>
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 sm:mt-2 sm:gap-x-4 md:justify-between">
          <a href={planPath(planId)} className="card-link flex items-center gap-1 font-bold">
            <span>
              View Plan<VisuallyHidden>: {title}</VisuallyHidden>
            </span>
            <Icon name="arrow" className="text-hull" />
          </a>
          <a
            href={comparePath([planId])}
            className="relative z-10 flex min-h-11 items-center text-sm underline"
          >
            Compare<VisuallyHidden>: {title}</VisuallyHidden>
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
    sessionLength
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
