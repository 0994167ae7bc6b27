import { graphql } from 'gatsby'
import { ExerciseNames } from '../exercises/exercise-index'

/** The exercises an article mentions. */
export function ArticleExercises({
  exercises,
}: {
  exercises: readonly Queries.ArticleExerciseFragment[]
}) {
  return (
    <section aria-labelledby="article-exercises" className="no-print measure pb-14">
      <div className="article-wide">
        <h2 id="article-exercises" className="display text-lg">
          Exercises in this article
        </h2>
        <ExerciseNames exercises={exercises} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment ArticleExercise on Exercise {
    exerciseId
    title
  }
`
