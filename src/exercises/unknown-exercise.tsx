import type { ReactNode } from 'react'
import { PageHeader } from '../components/page-header'
import { paths } from '../lib/paths'
import { ExerciseIndex } from './exercise-index'

interface UnknownExerciseProps {
  exercises: readonly Queries.ExerciseNameFragment[]
  children: ReactNode
}

/** For unknown exercise addresses: a list of all exercises. */
export const UnknownExercise = ({ exercises, children }: UnknownExerciseProps) => (
  <>
    <PageHeader
      title="Exercise Not Found"
      lead="There is no exercise at this address. It may have another name: here is the full list."
    >
      <a href={paths.exercises} className="button button-primary mt-8">
        Browse Exercises
      </a>
      {children}
    </PageHeader>
    <section aria-labelledby="all-exercises" className="measure py-12">
      <h2 id="all-exercises" className="sr-only">
        All exercises
      </h2>
      <ExerciseIndex exercises={exercises} />
    </section>
  </>
)
