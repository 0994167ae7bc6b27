import { graphql } from 'gatsby'
import { paths } from '../lib/paths'
import { BackLink } from '../ui/back-link'
import { HiddenBadge } from '../ui/hidden-text'
import { PageHeader } from '../ui/page-header'
import { LoadLine } from './load-line'

/** A plan page's header. The waterline below it is the plan's own load line, if it has one. */
export function PlanHeader({ plan }: { plan: Queries.PlanHeaderFragment }) {
  const { title, description, level, category, duration, equipment, loadLine } = plan
  return (
    <PageHeader
      title={title}
      lead={description}
      waterline={loadLine.length > 0 && <LoadLine loads={loadLine} className="load-line-hull" />}
      above={
        <div>
          <BackLink to={paths.plans}>Back to Workouts</BackLink>
          <p className="mb-4 flex flex-wrap gap-3 text-sm">
            <span className="badge">{level}</span>
            <span className="badge">{category}</span>
            {plan.isHidden && <HiddenBadge />}
          </p>
        </div>
      }
    >
      <p className="mt-4 text-on-deep-muted">{`${duration} · ${equipment}`}</p>
    </PageHeader>
  )
}

export const fragment = graphql`
  fragment PlanHeader on Plan {
    title
    description
    level
    category
    duration
    equipment
    isHidden
    loadLine
  }
`
