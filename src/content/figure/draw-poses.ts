import type { FigureSource } from '../../exercises/model/figure/language'
import { movingStrokes } from '../../exercises/model/figure/moving-figure'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { figureStrokes } from '../../exercises/model/figure/strokes'

/** Returns what the poses of an exercise draw, and whether one phase can move into the next. */
export function drawPoses(source: FigureSource) {
  const strokes = figureStrokes(poseFigure(source))
  const moving = movingStrokes(strokes)
  return {
    phases: source.phases.length,
    strokes: moving ?? strokes,
    moves: moving !== null,
  }
}
