import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { planPath } from '../lib/paths'

/** Links alternatives by title: 'First Plates or Gym Floor Basics'. */
export const PlanLinks = ({ plans }: { plans: readonly Queries.PlanLinkFragment[] }) =>
  plans.map(({ planId, title }, index) => (
    <Fragment key={planId}>
      {index > 0 && ' or '}
      <a href={planPath(planId)} className="text-link">
        {title}
      </a>
    </Fragment>
  ))

export const fragment = graphql`
  fragment PlanLink on Plan {
    planId
    title
  }
`
