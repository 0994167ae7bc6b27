import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { planFitPath, planPreviewPath } from '../lib/paths'
import { PlanFitView } from '../plan/plan-fit-view'
import { PageHead } from '../shell/page-head'

/** How to do a plan with less equipment or time. */
export default function PlanFit({ data: { plan } }: PageProps<Queries.PlanFitQuery>) {
  return plan?.fit ? <PlanFitView plan={plan} fit={plan.fit} /> : null
}

/** Not indexed, because search results should lead to the plan's own page. */
export function Head({ data: { plan } }: HeadProps<Queries.PlanFitQuery>) {
  if (!plan) return null
  const { planId, title } = plan
  return (
    <PageHead
      title={`${title} with What You Have`}
      description={`${title}: what replaces an exercise if equipment is missing, and what to skip first if time is short.`}
      path={planFitPath(planId)}
      preview={planPreviewPath(planId)}
      noindex
    />
  )
}

export const query = graphql`
  query PlanFit($planId: String!) {
    plan(planId: { eq: $planId }) {
      ...PlanFitView
      fit
    }
  }
`
