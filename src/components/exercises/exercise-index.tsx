import { graphql } from 'gatsby'
import { exerciseLabel } from '../../lib/exercise-words'
import { exercisePath, patternPath } from '../../lib/paths'
import { patterns } from '../../lib/vocabulary'

/** The names of all exercises, by kind of movement. */
export function ExerciseIndex({
  exercises,
}: {
  exercises: readonly Queries.ExerciseNameFragment[]
}) {
  return patterns.map((pattern) => {
    const members = exercises.filter((exercise) => exercise.pattern === pattern)
    return (
      members.length > 0 && (
        <section key={pattern} className="exercise-index">
          <h3 className="display text-lg">
            <a href={patternPath(pattern)}>{exerciseLabel(pattern)}</a>
          </h3>
          <ul>
            {members.map(({ exerciseId, title }) => (
              <li key={exerciseId}>
                <a href={exercisePath(exerciseId)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  })
}

export const fragment = graphql`
  fragment ExerciseName on Exercise {
    exerciseId
    title
    pattern
  }
`
