import { exercisePath } from '../../lib/paths'

/** An exercise by name, as a link to its page in the library. */
export function ExerciseLink({ id, title }: { id: string; title: string }) {
  return (
    <a href={exercisePath(id)} className="exercise-link">
      {title}
    </a>
  )
}
