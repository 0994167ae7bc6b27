import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type PlanFilter, paths, planListPath, planPath } from '../lib/paths'
import { PlanCard } from '../plan/plan-card'
import { PlanFilters, plansFound } from '../plan/plan-filters'
import { SavedLink } from '../saved/saved-link'
import { SearchField } from '../search/search-field'
import { PageHead } from '../shell/page-head'
import { listGraph } from '../shell/structured-data'
import type { FilterState } from '../start/filter-state'
import { CardGrid } from '../ui/card-grid'
import { ErrorBoundary } from '../ui/error-boundary'
import { MarkedWaterline } from '../ui/marked-waterline'
import { PageHeader } from '../ui/page-header'
import { Pager } from '../ui/pager'

interface Context extends PlanFilter {
  page: number
  pages: number
  found: number
  categoryCounts: number[]
  levelCounts: number[]
}

/** What a list is called: 'Beginner Full Body Workouts'. */
const titleOf = ({ category, level }: PlanFilter) =>
  [level, category, 'Workouts'].filter(Boolean).join(' ')

/** One page of the workouts list under a filter (spec section 2). */
export default function PlanList({
  data,
  pageContext: { category, level, ...context },
  location,
}: PageProps<Queries.PlanListQuery, Context, FilterState | null>) {
  const filter = { category, level }
  return (
    <>
      <PageHeader
        title={titleOf(filter)}
        lead="Pick what fits your equipment and your week. Every plan says what to do, and what to add when."
        hull={<MarkedWaterline />}
      >
        <p className="clear-of-chat mt-8 flex flex-wrap gap-3">
          <a href={paths.find} className="button button-primary">
            Find Your Plan
          </a>
          {data.anyExercise && (
            <a href={paths.exercises} className="button">
              Look Up an Exercise
            </a>
          )}
        </p>
      </PageHeader>
      <section aria-label="Plans" className="measure py-12">
        <div className="mb-6">
          <SearchField id="plans" />
        </div>
        {/* Anew on every visit: what was wanted and called off before is forgotten. */}
        <ErrorBoundary key={location.key} subject="The filter">
          <PlanFilters {...context} filter={filter} state={location.state} />
        </ErrorBoundary>
        <div className="clear-of-chat mt-8 flex min-h-11 flex-wrap items-center justify-between border-t-2 border-ink pt-3">
          <h2 className="font-bold">{plansFound(context.found)}</h2>
          <ErrorBoundary subject="Your list">
            <SavedLink />
          </ErrorBoundary>
        </div>
        {context.found === 0 ? (
          <div className="py-20 text-center">
            <p className="display text-xl">No workouts found for the selected filters.</p>
            <a href={paths.plans} className="button button-primary mt-6">
              Clear Filters
            </a>
          </div>
        ) : (
          <CardGrid>
            {data.allPlan.nodes.map((plan, index) => (
              <PlanCard key={plan.planId} plan={plan} priority={index === 0} />
            ))}
          </CardGrid>
        )}
        <Pager
          page={context.page}
          pages={context.pages}
          pathOf={(page) => planListPath(filter, page)}
        />
      </section>
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.PlanListQuery, Context>) {
  const { page, pages, found, category, level } = pageContext
  const title = titleOf({ category, level })
  const position = page === 1 ? '' : `, page ${page}`
  const path = planListPath({ category, level }, page)
  return (
    <PageHead
      title={`${title}${position}`}
      path={path}
      graph={(site) =>
        listGraph(
          site,
          { title: `${title}${position}`, path },
          data.allPlan.nodes.map(({ title, planId }) => ({ title, path: planPath(planId) })),
          path === paths.plans ? [] : [{ title: 'Workouts', path: paths.plans }],
        )
      }
      description={`${plansFound(found)}: ${title.toLowerCase()} with every week, set and rest written down.${page === 1 ? '' : ` Page ${page} of ${pages}.`}`}
      noindex={found === 0}
    />
  )
}

export const query = graphql`
  query PlanList($shelf: String!, $limit: Int!, $skip: Int!) {
    anyExercise: exercise {
      exerciseId
    }
    allPlan(
      filter: { shelves: { eq: $shelf } }
      sort: { title: ASC }
      limit: $limit
      skip: $skip
    ) {
      nodes {
        ...PlanCard
      }
    }
  }
`
