import { extentOf } from '../body/extent'
import { faultFigure } from '../language/faults'
import type { FaultSource, FigureSource } from '../language/language'
import { poseFigure } from './pose-figure'
import { CELL, type FigureStroke, figureStrokes } from './strokes'

/** A drawn fault: the wrong picture and the right one. */
export interface DrawnFault {
  /** Drawn height in grid units, measured up from the bottom of a phase's grid. */
  height: number
  wrong: FigureStroke[]
  right: FigureStroke[]
}

/** In grid units; a lower picture would look like a line between the captions. */
const MIN_HEIGHT = 80
const MARGIN = 4

/** Draws a fault of an exercise. Equipment turns gray because red marks the fault. */
export function drawFault(source: FigureSource, fault: FaultSource): DrawnFault {
  const { figure, right } = faultFigure(source, fault)
  const shapes = poseFigure(figure).phases.map((phase) =>
    phase
      .filter(({ tone }) => tone !== 'sign')
      .map((shape) => (shape.tone === 'gear' ? { ...shape, tone: 'far' as const } : shape)),
  )
  const [good = [], bad = []] = [shapes[right], shapes.at(-1)]
  const { top } = extentOf([...good, ...bad])
  return {
    height: Math.min(CELL, Math.max(MIN_HEIGHT, Math.ceil(CELL - top + MARGIN))),
    wrong: figureStrokes({ phases: [bad] }),
    right: figureStrokes({ phases: [good] }),
  }
}
