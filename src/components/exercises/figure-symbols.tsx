import { graphql } from 'gatsby'
import { CELL, FigureStrokes } from './figure'

/** The id under which a page keeps the figure of an exercise. */
export const symbolId = (exerciseId: string) => `figure-${exerciseId}`

/**
 * The figures that the `ExerciseLink`s of a page show, each once, however often a plan names it. Not
 * shown itself. docs/figures.md has what this costs beside files that the browser keeps.
 */
export function FigureSymbols({
  exercises,
}: {
  exercises: readonly Queries.FigureSymbolFragment[]
}) {
  return (
    <svg className="hidden" aria-hidden="true" focusable="false">
      {exercises.map(
        ({ exerciseId, figure }) =>
          figure && (
            <symbol
              key={exerciseId}
              id={symbolId(exerciseId)}
              viewBox={`0 0 ${CELL * figure.phases} ${CELL}`}
            >
              <FigureStrokes figure={figure} />
            </symbol>
          ),
      )}
    </svg>
  )
}

export const fragment = graphql`
  fragment FigureSymbol on Exercise {
    exerciseId
    figure {
      ...Figure
    }
  }
`
