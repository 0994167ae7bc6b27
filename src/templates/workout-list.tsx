import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../components/layout/page-head'
import { CardGrid } from '../components/ui/card-grid'
import { PageHeader } from '../components/ui/page-header'
import { Pager } from '../components/ui/pager'
import { SavedLink } from '../components/workouts/saved-link'
import { WorkoutCard } from '../components/workouts/workout-card'
import {
  type FilterState,
  plansFound,
  WorkoutFilters,
} from '../components/workouts/workout-filters'
import { paths, type WorkoutFilter, workoutListPath, workoutPath } from '../lib/paths'
import { listGraph } from '../lib/structured-data'

interface Context extends WorkoutFilter {
  page: number
  pages: number
  found: number
  categoryCounts: number[]
  levelCounts: number[]
}

/** What a list is called: 'Beginner Full Body Workouts'. */
const titleOf = ({ category, level }: WorkoutFilter) =>
  [level, category, 'Workouts'].filter(Boolean).join(' ')

/** One page of the workouts list under a filter (spec section 2). */
export default function WorkoutList({
  data,
  pageContext: { category, level, ...context },
  location,
}: PageProps<Queries.WorkoutListQuery, Context, FilterState | null>) {
  const filter = { category, level }
  return (
    <>
      <PageHeader
        title={titleOf(filter)}
        lead="Pick what fits your equipment and your week. Every plan says what to do, and what to add when."
        marked
      />
      <section aria-label="Plans" className="measure py-12">
        {/* Anew on every visit: what was wanted and called off before is forgotten. */}
        <WorkoutFilters key={location.key} {...context} filter={filter} state={location.state} />
        <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between border-t-2 border-ink pt-3">
          <h2 className="font-bold">{plansFound(context.found)}</h2>
          <SavedLink />
        </div>
        {context.found === 0 ? (
          <div className="py-20 text-center">
            <p className="display text-xl">No workouts found for the selected filters.</p>
            <a href={paths.workouts} className="button button-primary mt-6">
              Clear Filters
            </a>
          </div>
        ) : (
          <CardGrid>
            {data.allWorkout.nodes.map((workout, index) => (
              <WorkoutCard key={workout.planId} workout={workout} priority={index === 0} />
            ))}
          </CardGrid>
        )}
        <Pager
          page={context.page}
          pages={context.pages}
          pathOf={(page) => workoutListPath(filter, page)}
        />
      </section>
    </>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.WorkoutListQuery, Context>) {
  const { page, pages, found, category, level } = pageContext
  const title = titleOf({ category, level })
  const position = page === 1 ? '' : `, page ${page}`
  const path = workoutListPath({ category, level }, page)
  return (
    <PageHead
      title={`${title}${position}`}
      path={path}
      graph={(site) =>
        listGraph(
          site,
          { title: `${title}${position}`, path },
          data.allWorkout.nodes.map(({ title, planId }) => ({ title, path: workoutPath(planId) })),
          path === paths.workouts ? [] : [{ title: 'Workouts', path: paths.workouts }],
        )
      }
      description={`${plansFound(found)}: ${title.toLowerCase()} with every week, set and rest written down.${page === 1 ? '' : ` Page ${page} of ${pages}.`}`}
      noindex={found === 0}
    />
  )
}

export const query = graphql`
  query WorkoutList($shelf: String!, $limit: Int!, $skip: Int!) {
    allWorkout(
      filter: { shelves: { eq: $shelf } }
      sort: { title: ASC }
      limit: $limit
      skip: $skip
    ) {
      nodes {
        ...WorkoutCard
      }
    }
  }
`
