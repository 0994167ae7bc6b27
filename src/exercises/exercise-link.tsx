import { exercisePath } from '../lib/paths'
import { SmallFigure } from './small-figure'

interface ExerciseLinkProps {
  /** The exercise's id in the library. */
  id: string
  title: string
}

/** An exercise's figure, where the page has a `FigureFile`, and its name, which lead to its page. */
export function ExerciseLink({ id, title }: ExerciseLinkProps) {
  return (
    <a href={exercisePath(id)} className="exercise-link">
      <SmallFigure id={id} />
      {title}
    </a>
  )
}
