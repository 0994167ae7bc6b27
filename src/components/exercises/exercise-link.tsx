import { exercisePath } from '../../lib/paths'
import { symbolId } from './figure-symbols'

interface ExerciseLinkProps {
  /** The exercise's id in the library. */
  id: string
  title: string
}

/**
 * An exercise's small figure and its name, which lead to its page. The page has to hold the figure:
 * give its exercises to `FigureSymbols`, once.
 */
export function ExerciseLink({ id, title }: ExerciseLinkProps) {
  return (
    <a href={exercisePath(id)} className="exercise-link">
      <svg className="figure" aria-hidden="true" focusable="false">
        <use href={`#${symbolId(id)}`} />
      </svg>
      <span>{title}</span>
    </a>
  )
}
