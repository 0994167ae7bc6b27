import type { FigureSource } from '../../exercises/model/figure/language'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { figureStrokes } from '../../exercises/model/figure/strokes'

/** Returns what the poses of an exercise draw. */
export const drawPoses = (source: FigureSource) => ({
  phases: source.phases.length,
  strokes: figureStrokes(poseFigure(source)),
})
