import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { CELL, type FigureTone, tonePaint } from './model/figure/strokes'

interface FigurePhaseProps {
  figure: Queries.FigureFragment
  /** Counted from 0. */
  phase: number
}

/** One phase of a figure in its place. The first one knows the others, so that it can move into them. */
export function FigurePhase({ figure, phase }: FigurePhaseProps) {
  const { strokes, moves } = figure
  return (
    <g className="phase" transform={phase > 0 ? `translate(${CELL * phase})` : undefined}>
      {strokes.map(({ tone, width, paths }) => {
        const path = paths[phase]
        return (
          path && (
            <path
              // A limb and the gap around it have the same path.
              key={tone + path}
              {...tonePaint[tone as FigureTone]}
              strokeWidth={width}
              d={path}
              style={moves && phase === 0 && tone !== 'sign' ? moveOf(paths) : undefined}
            />
          )
        )
      })}
    </g>
  )
}

/** Returns where a stroke moves to, for the style sheet; nothing for one that stays. */
function moveOf([start, ...others]: readonly string[]): CSSProperties | undefined {
  if (others.every((path) => path === start)) return undefined
  const [last, middle] = others.toReversed()
  return {
    '--end': `path('${last}')`,
    ...(middle && { '--middle': `path('${middle}')` }),
  } as CSSProperties
}

export const fragment = graphql`
  fragment Figure on ExerciseFigure {
    phases
    moves
    picture
    strokes {
      tone
      width
      paths
    }
  }
`
