import { graphql } from 'gatsby'
import { exercisePath, patternPath } from '../lib/paths'
import { patterns } from '../lib/vocabulary'
import { exerciseLabel, exercisesFound } from './model/exercise-labels'
import { SmallFigure } from './small-figure'

interface PatternCardsProps {
  exercises: readonly Queries.ExerciseNameFragment[]
  /** Ids of the exercises whose figures represent their patterns. */
  figureIds: readonly string[]
}

/** The movement patterns, each with the figure of one of its exercises. */
export function PatternCards({ exercises, figureIds }: PatternCardsProps) {
  return (
    <ul className="pattern-cards">
      {patterns.map((pattern) => {
        const members = exercises.filter((exercise) => exercise.pattern === pattern)
        const shown = members.find(({ exerciseId }) => figureIds.includes(exerciseId))
        if (members.length === 0) return null
        return (
          <li key={pattern} className="exercise-card">
            {shown && <SmallFigure id={shown.exerciseId} />}
            <div>
              <h3>
                <a href={patternPath(pattern)} className="card-link">
                  {exerciseLabel(pattern)}
                </a>
              </h3>
              <p>{exercisesFound(members.length)}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** All exercises by name. No list: its items would double the largest page's nodes. */
export const ExerciseIndex = ({ exercises }: Pick<PatternCardsProps, 'exercises'>) => (
  <p className="exercise-names exercise-index">{exercises.map(nameLink)}</p>
)

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
