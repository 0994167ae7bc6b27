import { useId } from 'react'
import { CELL, FigureStrokes } from './figure-strokes'

interface FigureStageProps {
  title: string
  figure: Queries.FigureFragment
}

/**
 * The figure of an exercise, large. A box to tick lets its phases follow each other in one place: by the
 * style sheet alone, and not for visitors who want less motion.
 */
export function FigureStage({ title, figure }: FigureStageProps) {
  const { phases, picture } = figure
  const id = useId()
  const words = phases === 3 ? 'start, middle and end' : 'start and end'
  return (
    <div className="plan-section">
      <div className="figure-stage">
        <svg
          viewBox={`0 0 ${CELL * phases} ${CELL}`}
          className="figure"
          role="img"
          aria-label={picture ? title : `${title}: ${words}`}
        >
          <g id={`${id}-strokes`}>
            <FigureStrokes figure={figure} />
          </g>
        </svg>
        {!picture && (
          <>
            <div className="figure-moving">
              {Array.from({ length: phases }, (_, phase) => (
                <svg
                  // biome-ignore lint/suspicious/noArrayIndexKey: the phases of a figure have no other name than their number
                  key={phase}
                  viewBox={`${CELL * phase} 0 ${CELL} ${CELL}`}
                  className={`figure phase phase-${phase + 1} phase-of-${phases}`}
                  aria-hidden="true"
                  focusable="false"
                >
                  <use href={`#${id}-strokes`} />
                </svg>
              ))}
            </div>
            <label className="figure-toggle">
              <input type="checkbox" />
              Show the movement
            </label>
          </>
        )}
      </div>
    </div>
  )
}
