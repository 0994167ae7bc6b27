import { extentOf } from '../../exercises/model/figure/extent'
import { type FaultSource, faultFigure } from '../../exercises/model/figure/faults'
import type { FigureSource } from '../../exercises/model/figure/language'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { CELL, type FigureStroke, figureStrokes } from '../../exercises/model/figure/strokes'

/** A fault as pages draw it: two pictures, of which the first is wrong. */
export interface DrawnFault {
  /** How much of a phase's grid the pictures take, from below. */
  height: number
  wrong: FigureStroke[]
  right: FigureStroke[]
}

/** Lower pictures would stand between their captions like lines. */
const LEAST = 80
const MARGIN = 4

/** Returns what a fault of an exercise draws. Equipment is gray: red is what is wrong. */
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
    height: Math.min(CELL, Math.max(LEAST, Math.ceil(CELL - top + MARGIN))),
    wrong: figureStrokes({ phases: [bad] }),
    right: figureStrokes({ phases: [good] }),
  }
}
