import { graphql } from 'gatsby'
import { exercisePath } from '../lib/paths'
import { equipmentText, listText } from './model/exercise-labels'
import { SmallFigure } from './small-figure'

/** A list of exercises as cards; each whole card links to its page. */
export function ExerciseCards({
  exercises,
}: {
  exercises: readonly Queries.ExerciseCardFragment[]
}) {
  return (
    <ul className="exercise-cards mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6 max-sm:gap-0">
      {exercises.map(({ exerciseId, title, equipment, pair, main }) => (
        <li key={exerciseId} className="exercise-card">
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
      ))}
    </ul>
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
