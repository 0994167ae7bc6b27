import { graphql } from 'gatsby'
import { CELL, type FigureTone, tonePaint } from './model/figure/strokes'

interface FigurePhaseProps {
  figure: Queries.FigureFragment
  /** Counted from 0. */
  phase: number
}

/** One phase of a figure, in its cell. */
export function FigurePhase({ figure, phase }: FigurePhaseProps) {
  return (
    <g className="phase" transform={phase > 0 ? `translate(${CELL * phase})` : undefined}>
      {figure.strokes.map(({ tone, width, paths }) => {
        const path = paths[phase]
        return (
          path && (
            <path
              // A limb and the gap around it share a path.
              key={tone + path}
              {...tonePaint[tone as FigureTone]}
              strokeWidth={width}
              d={path}
            />
          )
        )
      })}
    </g>
  )
}

export const fragment = graphql`
  fragment Figure on ExerciseFigure {
    phases
    poses
    picture
    strokes {
      tone
      width
      paths
    }
  }
`
