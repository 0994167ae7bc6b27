import type { FigureSource } from '../language/language'
import { poseFigure } from './pose-figure'
import { type FigureStroke, figureStrokes } from './strokes'

/** Cache by source JSON: many pages draw the same exercise, and each drawing takes about 5 ms. */
const strokesBySource = new Map<string, readonly FigureStroke[]>()

export function drawPoses(source: FigureSource) {
  const key = JSON.stringify(source)
  const strokes = strokesBySource.get(key) ?? figureStrokes(poseFigure(source))
  strokesBySource.set(key, strokes)
  return { phases: source.phases.length, strokes: [...strokes] }
}
