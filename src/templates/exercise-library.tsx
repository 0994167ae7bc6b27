import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { type ExerciseOption, ExerciseOptions } from '../components/exercises/exercise-filters'
import { ExerciseIndex } from '../components/exercises/exercise-index'
import { Figure } from '../components/exercises/figure'
import { MuscleFigure } from '../components/exercises/muscle-figure'
import { PageHead } from '../components/layout/page-head'
import { BackLink } from '../components/ui/back-link'
import { HiddenText } from '../components/ui/hidden-text'
import { PageHeader } from '../components/ui/page-header'
import { SectionHeading } from '../components/ui/section-heading'
import { exerciseLabel, exercisesFound } from '../lib/exercise-words'
import { paths, patternPath } from '../lib/paths'
import { listGraph } from '../lib/structured-data'

interface Context {
  patterns: ExerciseOption[]
  muscles: ExerciseOption[]
  equipment: ExerciseOption[]
}

/** The exercise library: by movement, by muscle, by equipment, and every exercise by its name. */
export default function ExerciseLibrary({
  data: { faces, all },
  pageContext: { patterns, muscles, equipment },
}: PageProps<Queries.ExerciseLibraryQuery, Context>) {
  return (
    <>
      <PageHeader
        title="Exercises"
        lead="Every exercise of the plans, drawn and explained: how to do it, what to feel, what to do instead."
        above={<BackLink to={paths.plans}>Workouts</BackLink>}
        marked
      />
      <div className="measure grid gap-16 py-12 sm:py-16">
        <section aria-labelledby="by-movement">
          <SectionHeading id="by-movement">By movement</SectionHeading>
          <ul className="pattern-tiles">
            {patterns.map(({ word, count }) => {
              const figure = faces.nodes.find(({ pattern }) => pattern === word)?.figure
              return (
                <li key={word} className="card">
                  {figure && <Figure figure={figure} />}
                  <a href={patternPath(word)} className="card-link">
                    <span className="display text-lg">{exerciseLabel(word)}</span>
                    <span className="text-sm text-muted">
                      {count}
                      <HiddenText> exercises</HiddenText>
                    </span>
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
        <section aria-labelledby="by-muscle">
          <SectionHeading id="by-muscle">By muscle</SectionHeading>
          <div className="mt-8 grid items-center gap-8 md:grid-cols-[18rem_1fr] md:gap-16">
            <MuscleFigure
              main={muscles.map(({ word }) => word)}
              className="mx-auto max-w-[18rem]"
            />
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
          <SectionHeading id="by-name">By name: {exercisesFound(all.nodes.length)}</SectionHeading>
          <ExerciseIndex exercises={all.nodes} />
        </section>
      </div>
    </>
  )
}

export function Head({ pageContext }: HeadProps<Queries.ExerciseLibraryQuery, Context>) {
  const lists = pageContext.patterns.map(({ word }) => ({
    title: exerciseLabel(word),
    path: patternPath(word),
  }))
  const count = pageContext.patterns.reduce((sum, pattern) => sum + pattern.count, 0)
  return (
    <PageHead
      title="Exercises"
      path={paths.exercises}
      description={`${exercisesFound(count)} with figures, steps, cues and common mistakes, by movement, muscle and equipment, each with an easier, a harder and another way.`}
      graph={(site) => listGraph(site, { title: 'Exercises', path: paths.exercises }, lists)}
    />
  )
}

export const query = graphql`
  query ExerciseLibrary($faces: [String!]!) {
    faces: allExercise(filter: { exerciseId: { in: $faces } }) {
      nodes {
        pattern
        figure {
          ...Figure
        }
      }
    }
    all: allExercise(sort: { title: ASC }) {
      nodes {
        ...ExerciseName
      }
    }
  }
`
