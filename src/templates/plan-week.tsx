import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../layout/page-head'
import { planPreviewPath, planWeekPath } from '../lib/paths'
import { PlanWeekView } from '../plan/plan-week-view'
import { SiteUnitProvider, siteUnit } from '../plan/weight'

interface Context {
  planId: string
  week: number
}

/** One week of a plan, session by session. */
export default function PlanWeek({ data }: PageProps<Queries.PlanWeekQuery, Context>) {
  const { plan, siteSettings } = data
  if (!plan?.week) return null
  return (
    <SiteUnitProvider value={siteUnit(siteSettings?.units)}>
      <PlanWeekView plan={plan} week={plan.week} safety={siteSettings?.safety} />
    </SiteUnitProvider>
  )
}

/** Not indexed, because search results should lead to the plan's page with its entry checks. */
export function Head({ data: { plan } }: HeadProps<Queries.PlanWeekQuery, Context>) {
  if (!plan?.week) return null
  const { planId, title, week } = plan
  return (
    <PageHead
      title={`Week ${week.number} · ${title}`}
      description={`${title}, week ${week.number} of ${plan.loadLine.length}: ${week.reason}`}
      path={planWeekPath(planId, week.number)}
      preview={planPreviewPath(planId)}
      noindex
    />
  )
}

export const query = graphql`
  query PlanWeek($planId: String!, $week: Int!) {
    plan(planId: { eq: $planId }) {
      ...PlanWeekView
      week(number: $week)
    }
    siteSettings {
      units
      safety {
        ...SafetyBlock
      }
    }
  }
`
