import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type PlanFilter, paths, planListPath, planPath, toolPath } from '../lib/paths'
import type { LinkedTool } from '../plan/model/category-tools'
import type { TraitOption } from '../plan/model/traits'
import { PlanCard } from '../plan/plan-card'
import { PlanFilters, plansFoundText } from '../plan/plan-filters'
import { SavedLink } from '../saved/saved-link'
import { SearchField } from '../search/search-field'
import { ListHead } from '../shell/list-head'
import type { FilterState } from '../start/filter-state'
import { CardGrid } from '../ui/card-grid'
import { ErrorBoundary } from '../ui/error-boundary'
import { PageHeader } from '../ui/page-header'
import { Pager } from '../ui/pager'

interface Context extends PlanFilter {
  page: number
  pages: number
  found: number
  categoryCounts: number[]
  levelCounts: number[]
  traits: TraitOption[]
  /** The list's heading: 'Beginner Full Body Workouts'. */
  title: string
  tools: readonly LinkedTool[]
}

/** A page of the workouts list under a filter (spec section 2). */
export default function PlanList({
  data,
  pageContext,
  location,
}: PageProps<Queries.PlanListQuery, Context, FilterState | null>) {
  const { category, level, trait, found, page, pages, title, tools } = pageContext
  const filter = { category, level, trait }
  const moreLinks = [
    ...(data.anyExercise ? [['Look Up an Exercise', paths.exercises] as const] : []),
    ...tools.map(({ name, label }) => [label, toolPath(name)] as const),
  ]
  return (
    <>
      <PageHeader
        title={title}
        lead={
          // Hidden on phones, to keep the plans in view.
          <span className="max-sm:hidden">
            Pick what fits your equipment and your week. Every plan says what to do, and what to add
            when.
          </span>
        }
        isMarked
      >
        <a href={paths.find} className="button button-primary mt-3 sm:mt-8">
          Find Your Plan
        </a>
      </PageHeader>
      <section aria-label="Plans" className="measure py-4 sm:py-12">
        {/* On phones the search is in the top bar, to keep the plans in view. */}
        <div className="mb-6 max-sm:hidden">
          <SearchField id="plans" />
        </div>
        {/* Remount on every visit, to forget a pending filter. */}
        <ErrorBoundary key={location.key} subject="The filter">
          <PlanFilters {...pageContext} filter={filter} state={location.state} />
        </ErrorBoundary>
        <div className="mt-4 min-h-11 items-center justify-between border-t-2 border-ink pt-3 sm:flex sm:flex-wrap">
          <h2 className="font-bold">{plansFoundText(found)}</h2>
          <ErrorBoundary subject="Your list">
            <SavedLink />
          </ErrorBoundary>
        </div>
        {found === 0 ? (
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
        <Pager page={page} pages={pages} pathOf={(number) => planListPath(filter, number)} />
        <ul className="mt-8 flex flex-wrap gap-x-8 border-t border-rule pt-3">
          {moreLinks.map(([label, to]) => (
            <li key={to}>
              <a href={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.PlanListQuery, Context>) {
  const { found, title } = pageContext
  return (
    <ListHead
      {...pageContext}
      description={`${plansFoundText(found)}: ${title.toLowerCase()} with every week, set and rest written down.`}
      pathOf={(page) => planListPath(pageContext, page)}
      items={data.allPlan.nodes.map(({ title, planId }) => ({ title, path: planPath(planId) }))}
      parent={{ title: 'Workouts', path: paths.plans }}
      noindex={found === 0}
    />
  )
}

export const query = graphql`
  query PlanList($planIds: [String!]!) {
    anyExercise: exercise {
      exerciseId
    }
    allPlan(filter: { planId: { in: $planIds } }, sort: { title: ASC }) {
      nodes {
        ...PlanCard
      }
    }
  }
`
