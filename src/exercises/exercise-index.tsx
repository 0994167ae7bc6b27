import { graphql } from 'gatsby'
import { exercisePath, patternPath } from '../lib/paths'
import { patterns } from '../lib/vocabulary'
import { exerciseLabel, exercisesFound } from './model/exercise-labels'
import { SmallFigure } from './small-figure'

interface ExerciseIndexProps {
  exercises: readonly Queries.ExerciseNameFragment[]
  /** Ids of the exercises whose figures represent their patterns. */
  figureIds?: readonly string[]
}

/** All exercises by name, grouped by movement pattern. */
export function ExerciseIndex({ exercises, figureIds = [] }: ExerciseIndexProps) {
  return patterns.map((pattern) => {
    const members = exercises.filter((exercise) => exercise.pattern === pattern)
    const shown = members.find(({ exerciseId }) => figureIds.includes(exerciseId))
    if (members.length === 0) return null
    return (
      <section key={pattern} className="exercise-index">
        <h3 className="display text-xl">
          <a href={patternPath(pattern)} className="pattern-link">
            {shown && <SmallFigure id={shown.exerciseId} />}
            <span>
              {exerciseLabel(pattern)} <small>{exercisesFound(members.length)}</small>
            </span>
          </a>
        </h3>
        {/* No list: its items would double the largest page's nodes, and the heading says how many follow. */}
        <p className="exercise-names">{members.map(nameLink)}</p>
      </section>
    )
  })
}

const nameLink = ({ exerciseId, title }: { exerciseId: string; title: string }) => (
  <a key={exerciseId} href={exercisePath(exerciseId)}>
    {title}
  </a>
)

export function ExerciseNames({
  exercises,
}: {
  exercises: readonly { exerciseId: string; title: string }[]
}) {
  return (
    <ul className="exercise-names">
      {exercises.map((exercise) => (
        <li key={exercise.exerciseId}>{nameLink(exercise)}</li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment ExerciseName on Exercise {
    exerciseId
    title
    pattern
  }
`
