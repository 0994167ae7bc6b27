import { graphql } from 'gatsby'
import { useState } from 'react'
import { CELL, type FigureTone, tonePaint } from '../../packages/figures'
import { useOnDemand } from '../components/use-on-demand'

interface FigureStageProps {
  title: string
  figure: Queries.FigureFragment
}

/**
 * An exercise's large figure. A button plays the phases in place. It loads the code on first use, and is
 * hidden for visitors who prefer reduced motion.
 */
export function FigureStage({ title, figure }: FigureStageProps) {
  const { phases, picture, poses } = figure
  const [plays, setPlays] = useState(false)
  const { loaded, request } = useOnDemand(
    () => import(/* webpackChunkName: "moving-figure" */ './moving-figure'),
  )
  const isMoving = plays && loaded
  const words = phases > 2 ? 'start, middle and end' : 'start and end'
  const size = { width: CELL * phases, height: CELL }
  return (
    <div className="plan-section figure-stage">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="figure"
        role="img"
        aria-label={picture ? title : `${title}: ${words}`}
      >
        {picture && <image href={picture} {...size} preserveAspectRatio="xMidYMid slice" />}
        {isMoving ? <loaded.MovingFigure poses={poses} /> : !picture && <Phases figure={figure} />}
      </svg>
      {poses && (
        <button
          type="button"
          className="button needs-script no-print mt-4 motion-reduce:hidden"
          onClick={() => {
            setPlays(!isMoving)
            if (!isMoving) request()
          }}
        >
          {isMoving ? 'Stop' : 'Show the movement'}
        </button>
      )}
    </div>
  )
}

/** The phases of a figure, side by side. */
const Phases = ({ figure: { phases, strokes } }: { figure: Queries.FigureFragment }) =>
  Array.from({ length: phases }, (_, phase) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: phases are identified by number
      key={phase}
      className="phase"
      transform={phase > 0 ? `translate(${CELL * phase})` : undefined}
    >
      {strokes.map(({ tone, width, paths }) => {
        const path = paths[phase]
        // A limb and the gap around it share a path.
        const key = tone + path
        return (
          path && <path key={key} {...tonePaint[tone as FigureTone]} strokeWidth={width} d={path} />
        )
      })}
    </g>
  ))

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
