import type { FigureSource } from '../../exercises/model/figure/language'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { type FigureStroke, figureStrokes } from '../../exercises/model/figure/strokes'

/** Cache by source JSON: many pages draw the same exercise, and each drawing takes about 5 ms. */
const strokesBySource = new Map<string, readonly FigureStroke[]>()

export function drawPoses(source: FigureSource) {
  const key = JSON.stringify(source)
  const strokes = strokesBySource.get(key) ?? figureStrokes(poseFigure(source))
  strokesBySource.set(key, strokes)
  return { phases: source.phases.length, strokes: [...strokes] }
}
