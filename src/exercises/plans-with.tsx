import { graphql } from 'gatsby'
import { planPath } from '../lib/paths'
import { CardSection } from '../ui/card-section'

export function PlansWith({ plans }: { plans: readonly Queries.PlanNameFragment[] }) {
  if (plans.length === 0) return null
  return (
    <CardSection title="In these plans">
      <ul>
        {plans.map(({ planId, title, level, duration }) => (
          <li key={planId} className="border-t border-rule first:border-0">
            <a href={planPath(planId)} className="block py-2 hover:underline">
              <span className="font-bold">{title}</span>
              <span className="block text-sm text-muted">
                {level}, {duration}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

export const fragment = graphql`
  fragment PlanName on Plan {
    planId
    title
    level
    duration
  }
`
