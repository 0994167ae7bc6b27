import { createHash } from 'node:crypto'
import type { FigureSource } from '../../packages/figures'
import {
  CELL,
  type FigureShape,
  type FigureStroke,
  sideBySide,
  tonePaint,
} from '../../packages/figures'
import { figureFilePath } from '../lib/paths'

/** A drawing in a figure file. Its id is the exercise's, or starts with a fault's number. */
export interface FigureSymbol extends Omit<ExerciseFigure, 'poses'> {
  id: string
  /** Visible height in grid units, from the bottom. */
  height?: number
}

/** An exercise's figure: strokes from back to front, or a picture. */
export interface ExerciseFigure {
  phases: number
  strokes: FigureStroke[]
  /** The source of the strokes; null for a picture. */
  poses: FigureSource | null
  /** Address of the editor's own picture; null for strokes. */
  picture: string | null
}

/**
 * Bundles drawings into one SVG with a content-hashed address. Pages show each with `<use>`, which
 * passes on their colors. docs/figures.md has the savings.
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

/** Sets paint as attributes, because the page's colors reach into another file but its CSS rules don't. */
const pathElement = ({ tone, width, path }: FigureShape) => {
  const paint = Object.entries(tonePaint[tone]).map(([name, value]) => ` ${name}="${value}"`)
  return `<path${paint.join('')} stroke-width="${width}" d="${path}"/>`
}
