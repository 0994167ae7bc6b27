import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../components/error-boundary'
import { PageHeader } from '../components/page-header'
import { Pager } from '../components/pager'
import { ExerciseCards } from '../exercises/exercise-cards'
import { type ExerciseFilter, ExerciseFilters } from '../exercises/exercise-filters'
import { ExerciseNames } from '../exercises/exercise-index'
import { exerciseListTitle, exercisesFound } from '../exercises/model/exercise-labels'
import { FigureFile } from '../exercises/small-figure'
import { ListHead } from '../layout/list-head'
import { exerciseListPath, exercisePath, muscleWithPath, paths } from '../lib/paths'
import type { FilterState } from '../navigation/filter-state'

interface Context extends ExerciseFilter {
  page: number
  pages: number
}

/** A page of the exercises of a movement, for a muscle, or with a piece of equipment. */
export default function ExerciseList({
  data: { list, figures, helped },
  pageContext,
  location,
}: PageProps<Queries.ExerciseListQuery, Context, FilterState | null>) {
  const { by, word, piece, found, page, pages } = pageContext
  return (
    <>
      <PageHeader
        title={exerciseListTitle(word, piece)}
        back={[paths.exercises, 'All Exercises']}
      />
      <section aria-label="Exercises" className="measure py-12">
        <ErrorBoundary key={location.key} subject="The filter">
          <ExerciseFilters filter={pageContext} state={location.state} />
        </ErrorBoundary>
        {found > 0 && (
          <h2 className="mt-8 border-t-2 border-ink pt-3 font-bold">
            {by === 'muscle'
              ? `Main muscle: ${exercisesFound(found)}`
              : `${exercisesFound(found)} found`}
          </h2>
        )}
        <FigureFile value={figures}>
          <ExerciseCards exercises={list.nodes} />
        </FigureFile>
        <Pager page={page} pages={pages} pathOf={pathOf(pageContext)} />
        {helped.nodes.length > 0 && (
          <>
            <h2 className="mt-12 border-t-2 border-ink pt-3 pb-2 font-bold">
              Helping muscle: {exercisesFound(helped.nodes.length)}
            </h2>
            <ExerciseNames exercises={helped.nodes} />
          </>
        )}
      </section>
    </>
  )
}

const pathOf =
  ({ by, word, piece }: Context) =>
  (page: number) =>
    piece === undefined ? exerciseListPath(by, word, page) : muscleWithPath(word, piece, page)

export function Head({ data, pageContext }: HeadProps<Queries.ExerciseListQuery, Context>) {
  const { word, piece, found } = pageContext
  const title = exerciseListTitle(word, piece)
  return (
    <ListHead
      {...pageContext}
      title={title}
      description={`${title}: ${exercisesFound(found)} with figures, steps, cues and common mistakes.`}
      pathOf={pathOf(pageContext)}
      items={data.list.nodes.map((item) => ({ ...item, path: exercisePath(item.exerciseId) }))}
      parent={{ title: 'Exercises', path: paths.exercises }}
      // It is part of the muscle's list, and often short.
      noindex={piece !== undefined}
    />
  )
}

export const query = graphql`
  query ExerciseList($ids: [String!]!, $helped: [String!]!) {
    list: allExercise(filter: { exerciseId: { in: $ids } }, sort: { title: ASC }) {
      nodes {
        ...ExerciseCard
      }
    }
    figures: exerciseFigures(ids: $ids)
    helped: allExercise(filter: { exerciseId: { in: $helped } }, sort: { title: ASC }) {
      nodes {
        exerciseId
        title
      }
    }
  }
`
