import { createContext, useContext } from 'react'
import { exercisePath } from '../../lib/paths'

/**
 * The address of the file that holds the figures of the plan on this page (`Plan.figures`). Put around
 * everything of a page that has an `ExerciseLink`; without it the links have their names alone.
 */
export const FigureFile = createContext<string | null>(null)

interface ExerciseLinkProps {
  /** The exercise's id in the library. */
  id: string
  title: string
}

/** An exercise's small figure and its name, which lead to its page. */
export function ExerciseLink({ id, title }: ExerciseLinkProps) {
  const file = useContext(FigureFile)
  return (
    <a href={exercisePath(id)} className="exercise-link">
      {file && (
        <svg className="figure" aria-hidden="true" focusable="false">
          <use href={`${file}#${id}`} />
        </svg>
      )}
      <span>{title}</span>
    </a>
  )
}
