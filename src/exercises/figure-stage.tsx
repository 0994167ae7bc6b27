import { FigurePhase } from './figure-phase'
import { CELL } from './model/figure/strokes'

interface FigureStageProps {
  title: string
  figure: Queries.FigureFragment
}

/**
 * The figure of an exercise, large. A box to tick lets its phases move into each other in one place: by the
 * style sheet alone, and not for visitors who want less motion.
 */
export function FigureStage({ title, figure }: FigureStageProps) {
  const { phases, picture, moves } = figure
  const words = phases > 2 ? 'start, middle and end' : 'start and end'
  const size = { width: CELL * phases, height: CELL }
  return (
    <div className="plan-section figure-stage">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={moves ? 'figure moves' : 'figure'}
        role="img"
        aria-label={picture ? title : `${title}: ${words}`}
      >
        {picture ? (
          <image href={picture} {...size} preserveAspectRatio="xMidYMid slice" />
        ) : (
          Array.from({ length: phases }, (_, phase) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the phases of a figure have no other name than their number
            <FigurePhase key={phase} figure={figure} phase={phase} />
          ))
        )}
      </svg>
      {!picture && (
        <label className="figure-toggle">
          <input type="checkbox" />
          Show the movement
        </label>
      )}
    </div>
  )
}
