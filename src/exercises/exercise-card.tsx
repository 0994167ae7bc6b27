import { graphql } from 'gatsby'
import { exercisePath } from '../lib/paths'
import { equipmentText, listText } from './model/exercise-words'
import { SmallFigure } from './small-figure'

/** An exercise in a list; the whole card links to its page. */
export function ExerciseCard({ exercise }: { exercise: Queries.ExerciseCardFragment }) {
  const { exerciseId, title, equipment, pair, main } = exercise
  return (
    <li className="exercise-card">
      <SmallFigure id={exerciseId} />
      <div>
        <a href={exercisePath(exerciseId)} className="card-link">
          {title}
        </a>
        <p>
          {equipmentText(equipment, pair)}
          <br />
          {listText(main)}
        </p>
      </div>
    </li>
  )
}

export const fragment = graphql`
  fragment ExerciseCard on Exercise {
    exerciseId
    title
    equipment
    pair
    main
  }
`
