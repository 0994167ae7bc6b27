import { graphql, type PageProps } from 'gatsby'
import { PageHeader } from '../components/page-header'
import { ExerciseIndex } from '../exercises/exercise-index'
import { PageHead } from '../layout/page-head'
import { exercisePath, paths } from '../lib/paths'
import { NearestPages } from '../search/nearest-pages'

/** Shown for unknown exercise addresses, with a list of all exercises. */
export default function UnknownExercise({ data }: PageProps<Queries.UnknownExerciseQuery>) {
  return (
    <>
      <PageHeader
        title="Exercise Not Found"
        lead="There is no exercise at this address. It may have another name: here is the full list."
      >
        <a href={paths.exercises} className="button button-primary mt-8">
          Browse Exercises
        </a>
        <NearestPages />
      </PageHeader>
      <section aria-labelledby="all-exercises" className="measure py-12">
        <h2 id="all-exercises" className="sr-only">
          All exercises
        </h2>
        <ExerciseIndex exercises={data.all.nodes} />
      </section>
    </>
  )
}

export const Head = () => (
  <PageHead
    title="Exercise Not Found"
    description="There is no exercise at this address."
    path={exercisePath('unknown')}
    noindex
  />
)

export const query = graphql`
  query UnknownExercise {
    all: allExercise(sort: { title: ASC }) {
      nodes {
        ...ExerciseName
      }
    }
  }
`
