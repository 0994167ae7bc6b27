import { graphql, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../../components/error-boundary'
import { useHydrated } from '../../components/use-hydrated'
import { PageHead } from '../../layout/page-head'
import { listPages } from '../../lib/list-pages'
import { paths } from '../../lib/paths'
import type { FilterState } from '../../navigation/filter-state'
import {
  filterCounts,
  filterInQuery,
  planListTitle,
  plansMatching,
} from '../../plan/model/plan-lists'
import { PlanListHeader, PlanListView } from '../../plan/plan-list-view'

/**
 * The workouts list under filters in its query, for combinations without a page of their own. It holds all
 * plans' cards, so that filters answer at once.
 */
export default function FilteredPlans({
  data,
  location,
}: PageProps<Queries.FilteredPlansQuery, object, FilterState | null>) {
  const hydrated = useHydrated()
  const filter = hydrated ? filterInQuery(location.search) : {}
  return (
    <>
      {/* No further words, so that the filters don't move when one is chosen. */}
      <PlanListHeader title={planListTitle({ category: filter.category, level: filter.level })} />
      <div className="without-script measure py-12">
        <p>
          Combining these filters needs JavaScript.{' '}
          <a href={paths.plans} className="text-link">
            The list of plans
          </a>{' '}
          filters by some of them without it.
        </p>
      </div>
      {/* Reserve the space, because the server doesn't know the query, so that nothing moves. */}
      <div className="needs-script min-h-screen" data-hydrates="now">
        {hydrated && (
          <ErrorBoundary subject="The list">
            <FilteredList filter={filter} data={data} location={location} />
          </ErrorBoundary>
        )}
      </div>
    </>
  )
}

interface FilteredListProps {
  filter: ReturnType<typeof filterInQuery>
  data: Queries.FilteredPlansQuery
  location: PageProps<object, object, FilterState | null>['location']
}

function FilteredList({ filter, data, location: { key, search, state } }: FilteredListProps) {
  const plans = data.allPlan.nodes
  const matching = plansMatching(plans, filter)
  const pages = listPages(matching)
  const wanted = Math.trunc(Number(new URLSearchParams(search).get('page')))
  const { pager, shown } = pages[wanted - 1] ?? (pages[0] as (typeof pages)[number])
  return (
    <PlanListView
      {...pager}
      visit={key}
      filter={filter}
      counts={filterCounts(plans, filter)}
      found={matching.length}
      plans={shown}
      state={state}
      links={data.anyExercise ? [['Look Up an Exercise', paths.exercises]] : []}
    />
  )
}

export const Head = () => (
  <PageHead
    title="Workouts"
    description="Plans that match all filters."
    path={paths.filter}
    noindex
  />
)

export const query = graphql`
  query FilteredPlans {
    anyExercise: exercise {
      exerciseId
    }
    allPlan {
      nodes {
        ...PlanCard
        perWeek
        kit
        length
      }
    }
  }
`
