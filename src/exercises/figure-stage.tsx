import { useState } from 'react'
import { useOnDemand } from '../ui/use-on-demand'
import { FigurePhase } from './figure-phase'
import { CELL } from './model/figure/strokes'

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
  const { part, request } = useOnDemand(
    () => import(/* webpackChunkName: "moving-figure" */ './moving-figure'),
  )
  const isMoving = plays && part
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
        {isMoving ? (
          <part.MovingFigure poses={poses} />
        ) : (
          !picture &&
          Array.from({ length: phases }, (_, phase) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: phases are identified by number
            <FigurePhase key={phase} figure={figure} phase={phase} />
          ))
        )}
      </svg>
      {poses && (
        <button
          type="button"
          className="button needs-script no-print figure-play"
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
