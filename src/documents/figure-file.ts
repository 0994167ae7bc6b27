import { createHash } from 'node:crypto'
import type { FigureSource } from '../exercises/model/figure/language'
import {
  CELL,
  type FigureLayer,
  type FigureStroke,
  sideBySide,
  tonePaint,
} from '../exercises/model/figure/strokes'
import { figureFilePath } from '../lib/paths'

/** A drawing in a file. Pages show it by its id, which is that of an exercise or begins with a fault's number. */
export interface FigureSymbol extends Omit<ExerciseFigure, 'poses'> {
  id: string
  /** How much of the grid is shown, from below. */
  height?: number
}

/** The figure of an exercise as pages draw it: strokes from the back to the front, or a picture. */
export interface ExerciseFigure {
  phases: number
  strokes: FigureStroke[]
  /** What it is drawn from; nothing where there is a picture. */
  poses: FigureSource | null
  /** The address of an editor's own picture. */
  picture: string | null
}

/**
 * Returns the file that holds several drawings, and its address, which changes with it.
 * Pages show each with `<use>`, which gives it their colors. See docs/figures.md for what this saves.
 */
export function figureFile(symbols: readonly FigureSymbol[]): { address: string; svg: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.map(symbolElement).join('')}</svg>\n`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  return { address: figureFilePath(hash), svg }
}

const symbolElement = ({ id, phases, strokes, picture, height = CELL }: FigureSymbol) => {
  const size = `width="${CELL * phases}" height="${CELL}"`
  const drawing = picture
    ? `<image href="${picture}" ${size} preserveAspectRatio="xMidYMid slice"/>`
    : sideBySide(strokes).map(pathElement).join('')
  return `<symbol id="${id}" viewBox="0 ${CELL - height} ${CELL * phases} ${height}">${drawing}</symbol>`
}

/** Rules of the page's style sheet do not reach into another file; its colors do. */
const pathElement = ({ tone, width, path }: FigureLayer) => {
  const paint = Object.entries(tonePaint[tone]).map(([name, value]) => ` ${name}="${value}"`)
  return `<path${paint.join('')} stroke-width="${width}" d="${path}"/>`
}
