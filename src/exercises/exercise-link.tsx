import { exercisePath } from '../lib/paths'
import { SmallFigure } from './small-figure'

interface ExerciseLinkProps {
  /** Id in the library. */
  id: string
  title: string
}

/** Links to an exercise by name, and by figure if the page provides a `FigureFile`. */
export function ExerciseLink({ id, title }: ExerciseLinkProps) {
  return (
    <a href={exercisePath(id)} className="exercise-link">
      <SmallFigure id={id} />
      {title}
    </a>
  )
}
