import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHeader } from '../components/page-header'
import { SectionHeading } from '../components/section-heading'
import { ExerciseOptions } from '../exercises/exercise-filters'
import { ExerciseIndex, PatternCards } from '../exercises/exercise-index'
import { type ExerciseOption, exercisesFound } from '../exercises/model/exercise-labels'
import { MuscleMap } from '../exercises/muscle-map'
import { FigureFile } from '../exercises/small-figure'
import { PageHead } from '../layout/page-head'
import { paths } from '../lib/paths'
import { SearchField } from '../search/search-field'

interface Context {
  figureIds: string[]
  found: number
  muscles: ExerciseOption[]
  equipment: ExerciseOption[]
}

/** The exercise library: links to lists by movement, muscle and equipment, and all exercises by name. */
export default function ExerciseLibrary({
  data: { figures, all },
  pageContext: { figureIds, muscles, equipment },
}: PageProps<Queries.ExerciseLibraryQuery, Context>) {
  return (
    <>
      <PageHeader
        title="Exercises"
        lead="Every exercise of the plans, drawn and explained: how to do it, what goes wrong, what to do instead."
        back={[paths.plans, 'Workouts']}
      >
        <p className="mt-6 mb-6 flex flex-wrap gap-3 sm:mb-0">
          <a href="#by-muscle" className="button">
            By Muscle
          </a>
          <a href="#by-equipment" className="button">
            By Equipment
          </a>
          <a href="#by-name" className="button">
            By Name
          </a>
        </p>
      </PageHeader>
      <div className="measure grid gap-16 py-12 sm:py-16">
        <SearchField id="exercises" />
        <section aria-labelledby="by-movement">
          <SectionHeading id="by-movement">By movement</SectionHeading>
          <FigureFile value={figures}>
            <PatternCards exercises={all.nodes} figureIds={figureIds} />
          </FigureFile>
        </section>
        <section aria-labelledby="by-muscle">
          <SectionHeading id="by-muscle">By muscle</SectionHeading>
          <div className="mt-8 grid items-center gap-8 lg:grid-cols-[30rem_1fr] lg:gap-16">
            <MuscleMap muscles={muscles} />
            <ExerciseOptions by="muscle" options={muscles} />
          </div>
        </section>
        <section aria-labelledby="by-equipment">
          <SectionHeading id="by-equipment">By equipment</SectionHeading>
          <div className="mt-8">
            <ExerciseOptions by="equipment" options={equipment} />
          </div>
        </section>
        <section aria-labelledby="by-name">
          <SectionHeading id="by-name">By name</SectionHeading>
          <ExerciseIndex exercises={all.nodes} />
        </section>
      </div>
    </>
  )
}

export function Head({ pageContext }: HeadProps<Queries.ExerciseLibraryQuery, Context>) {
  return (
    <PageHead
      title="Exercises"
      path={paths.exercises}
      description={`${exercisesFound(pageContext.found)} with figures, steps, cues and common mistakes, by movement, muscle and equipment, each with an easier, a harder and another way.`}
    />
  )
}

export const query = graphql`
  query ExerciseLibrary($figureIds: [String!]!) {
    figures: exerciseFigures(ids: $figureIds)
    all: allExercise(sort: { title: ASC }) {
      nodes {
        ...ExerciseName
      }
    }
  }
`
