import type { FigureSource } from '../../exercises/model/figure/language'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { type FigureStroke, figureStrokes } from '../../exercises/model/figure/strokes'

/** By their poses: many pages draw the same exercise, and each drawing takes about 5 ms. */
const drawn = new Map<string, readonly FigureStroke[]>()

/** Returns what the poses of an exercise draw. */
export function drawPoses(source: FigureSource) {
  const key = JSON.stringify(source)
  const strokes = drawn.get(key) ?? figureStrokes(poseFigure(source))
  drawn.set(key, strokes)
  return { phases: source.phases.length, strokes: [...strokes] }
}
