import { readFileSync } from 'node:fs'
import type { FigureSource } from '../../exercises/model/figure/language'
import { movingStrokes } from '../../exercises/model/figure/moving-figure'
import { poseFigure } from '../../exercises/model/figure/pose-figure'
import { type Figure, figureStrokes } from '../../exercises/model/figure/strokes'
import { parseFigure } from './parse-figure'

/** Returns the strokes of a figure, and whether one phase can move into the next. */
function drawn(figure: Figure) {
  const strokes = figureStrokes(figure)
  const moving = movingStrokes(strokes)
  return {
    phases: figure.phases.length,
    strokes: moving ?? strokes,
    moves: moving !== null,
  }
}

/** Reads the file of a figure and returns what it draws. */
export const readFigure = (file: string) => drawn(parseFigure(readFileSync(file, 'utf8')).figure)

/** Returns what the poses of an exercise draw. */
export const drawPoses = (source: FigureSource) => drawn(poseFigure(source))
