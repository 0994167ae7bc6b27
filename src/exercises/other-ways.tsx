import { graphql } from 'gatsby'
import { SectionHeading } from '../ui/section-heading'
import { ExerciseCard } from './exercise-card'

/** Other exercises to do instead: easier, harder, or with other equipment. */
export function OtherWays({ exercise }: { exercise: Queries.OtherWaysFragment }) {
  const groups = [
    { title: 'Easier', entries: exercise.easierExercises },
    { title: 'Harder', entries: exercise.harderExercises },
    { title: 'Instead', entries: exercise.insteadExercises },
  ].filter(({ entries }) => entries.length > 0)
  return groups.map(({ title, entries }) => (
    <section key={title} aria-labelledby={title.toLowerCase()} className="no-print">
      <SectionHeading id={title.toLowerCase()}>{title}</SectionHeading>
      <ul className="exercise-cards">
        {entries.map((entry) => (
          <ExerciseCard key={entry.exerciseId} exercise={entry} />
        ))}
      </ul>
    </section>
  ))
}

export const fragment = graphql`
  fragment OtherWays on Exercise {
    easierExercises {
      ...ExerciseCard
    }
    harderExercises {
      ...ExerciseCard
    }
    insteadExercises {
      ...ExerciseCard
    }
  }
`
