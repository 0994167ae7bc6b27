import { readFileSync } from 'node:fs'
import { figureStrokes } from '../../exercises/model/figure'
import { movingStrokes } from '../../exercises/model/moving-figure'
import { parseFigure } from './parse-figure'

/** Reads the file of a figure and returns its strokes, and whether one phase can move into the next. */
export function readFigure(file: string) {
  const { figure } = parseFigure(readFileSync(file, 'utf8'))
  const strokes = figureStrokes(figure)
  const moving = movingStrokes(strokes)
  return {
    phases: figure.phases.length,
    strokes: moving ?? strokes,
    moves: moving !== null,
  }
}
