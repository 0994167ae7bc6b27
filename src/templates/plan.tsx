import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/layout/page-head'
import { PlanActions } from '../components/plan/plan-actions'
import { PlanProgram } from '../components/plan/plan-program'
import { planPath, planPreviewPath } from '../lib/paths'
import { planGraph } from '../lib/structured-data'

/** A plan (spec section 2, Workout detail). */
export default function Plan({ data: { plan } }: PageProps<Queries.PlanQuery>) {
  if (!plan) return null
  return (
    <PlanProgram
      plan={plan}
      picture={plan.picture}
      isHidden={plan.isHidden}
      actions={<PlanActions plan={plan} />}
    />
  )
}

export function Head({ data: { plan } }: HeadProps<Queries.PlanQuery>) {
  if (!plan) return null
  const { title, description, duration, level, category, equipment, planId } = plan
  return (
    <PageHead
      title={title}
      description={`${description} ${level} ${category.toLowerCase()} plan, ${duration}. ${equipment}.`}
      path={planPath(planId)}
      preview={planPreviewPath(planId)}
      noindex={plan.isHidden}
      graph={(site) =>
        planGraph(site, {
          ...plan,
          image: plan.picture.src,
        })
      }
    />
  )
}

export const query = graphql`
  query Plan($planId: String!) {
    plan(planId: { eq: $planId }) {
      isHidden
      picture {
        ...Photo
      }
      ...PlanProgram
      ...PlanActions
    }
  }
`
