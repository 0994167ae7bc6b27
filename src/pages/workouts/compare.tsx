import { graphql, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../../components/error-boundary'
import { PageHeader } from '../../components/page-header'
import { useHydrated } from '../../components/use-hydrated'
import { PageHead } from '../../layout/page-head'
import { paths } from '../../lib/paths'
import { ComparePlans } from '../../plan/compare-plans'
import { comparedPlans } from '../../plan/model/compared'

/** Two or three plans side by side, named in the query. */
export default function Compare({ data, location }: PageProps<Queries.ComparePlansQuery>) {
  const hydrated = useHydrated()
  const plans = data.allPlan.nodes
  return (
    <>
      <PageHeader
        title="Compare Plans"
        lead="Two or three plans side by side: what they take, who they are for, and how their weeks run."
        back={[paths.plans, 'Back to Workouts']}
      />
      <section aria-label="Comparison" className="measure py-12">
        <p className="without-script">
          Comparing needs JavaScript.{' '}
          <a href={paths.plans} className="text-link">
            The list of plans
          </a>{' '}
          shows the weeks, days and equipment of each.
        </p>
        {/* Reserve the space, because the server doesn't know the query, so that nothing moves. */}
        <div className="needs-script min-h-screen" data-hydrates="now">
          {hydrated && (
            <ErrorBoundary subject="The comparison">
              <ComparePlans plans={plans} chosen={comparedPlans(location.search, plans)} />
            </ErrorBoundary>
          )}
        </div>
      </section>
    </>
  )
}

export const Head = () => (
  <PageHead
    title="Compare Plans"
    description="Two or three training plans side by side: weeks, days, minutes, equipment, sets per muscle, and load lines on one scale."
    path={paths.compare}
    noindex
  />
)

export const query = graphql`
  query ComparePlans {
    allPlan(sort: { title: ASC }) {
      nodes {
        ...PlanLink
      }
    }
  }
`
