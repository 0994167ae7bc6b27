import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../components/error-boundary'
import { ListHead } from '../layout/list-head'
import { type PlanFilter, paths, planListPath, planPath, toolPath } from '../lib/paths'
import type { FilterState } from '../navigation/filter-state'
import type { LinkedTool } from '../plan/model/category-tools'
import type { FilterCounts } from '../plan/model/plan-filter'
import { plansFoundText } from '../plan/plan-filters'
import { PlanListHeader, PlanListView } from '../plan/plan-list-view'
import { SavedLink } from '../saved/saved-link'

interface Context {
  filter: PlanFilter
  page: number
  pages: number
  planIds: string[]
  found: number
  counts: FilterCounts
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
  const { title, tools, planIds } = pageContext
  return (
    <>
      <PlanListHeader title={title} />
      <PlanListView
        visit={location.key}
        {...pageContext}
        plans={inOrder(planIds, data)}
        state={location.state}
        aside={
          <ErrorBoundary subject="Your list">
            <SavedLink />
          </ErrorBoundary>
        }
        links={[
          ...(data.anyExercise ? [['Look Up an Exercise', paths.exercises] as const] : []),
          ...tools.map(({ name, label }) => [label, toolPath(name)] as const),
        ]}
      />
    </>
  )
}

/** Sorts a page's plans by its ids, because a query can't. */
const inOrder = (planIds: readonly string[], { allPlan }: Queries.PlanListQuery) =>
  planIds.flatMap((id) => allPlan.nodes.filter(({ planId }) => planId === id))

export function Head({ data, pageContext }: HeadProps<Queries.PlanListQuery, Context>) {
  const { found, title, filter, planIds } = pageContext
  return (
    <ListHead
      {...pageContext}
      description={`${plansFoundText(found)}: ${title.toLowerCase()} with every week, set and rest written down.`}
      pathOf={(page) => planListPath(filter, page)}
      items={inOrder(planIds, data).map(({ title, planId }) => ({ title, path: planPath(planId) }))}
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
    allPlan(filter: { planId: { in: $planIds } }) {
      nodes {
        ...PlanCard
      }
    }
  }
`
