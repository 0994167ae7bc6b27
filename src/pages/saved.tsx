import { graphql, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../components/error-boundary'
import { PageHeader } from '../components/page-header'
import { useHydrated } from '../components/use-hydrated'
import { PageHead } from '../layout/page-head'
import { erasePath, paths } from '../lib/paths'
import { sharedPlanIds } from '../saved/model/shared-plans'
import { SavedPlans } from '../saved/saved-plans'
import { SharedPlans } from '../saved/shared-plans'

/** The plans saved in this browser, or those in a shared link. */
export default function Saved({ data, location }: PageProps<Queries.SavedQuery>) {
  const hydrated = useHydrated()
  const planIds = new Set(data.allPlan.nodes.map(({ planId }) => planId))
  const shared = sharedPlanIds(location.search)
  return (
    <>
      <PageHeader
        title="Favorites"
        lead="Your list is stored in this browser only. Nobody else sees it, and clearing your browsing data deletes it."
      >
        {/* At the top, where the Continue bar never lies on it. */}
        <p className="mt-2">
          <a href={erasePath} className="inline-flex min-h-11 items-center underline">
            What this site saves, and how to erase everything
          </a>
        </p>
      </PageHeader>
      <section aria-label="Favorites" className="measure py-12">
        <p className="without-script">
          Saving plans needs JavaScript.{' '}
          <a href={paths.plans} className="text-link">
            Browse Workouts
          </a>
        </p>
        {/* Reserve space for saved plans, which exist only in the browser, so that nothing moves. */}
        <div className="needs-script min-h-screen" data-hydrates="now">
          {hydrated && (
            <ErrorBoundary subject="The list">
              {shared ? (
                <SharedPlans ids={shared} planIds={planIds} />
              ) : (
                <SavedPlans planIds={planIds} />
              )}
            </ErrorBoundary>
          )}
        </div>
      </section>
    </>
  )
}

export const Head = () => (
  <PageHead
    title="Favorites"
    description="The training plans you saved in this browser."
    path={paths.saved}
    noindex
  />
)

export const query = graphql`
  query Saved {
    allPlan(sort: { title: ASC }) {
      nodes {
        planId
      }
    }
  }
`
