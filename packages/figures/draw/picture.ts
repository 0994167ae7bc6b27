import type { DrawnFault } from './draw-fault'
import { CELL, FAR_OPACITY, type FigureShape, sideBySide } from './strokes'

/** A figure's data for drawing. */
export interface DrawnFigure {
  phases: number
  layers: readonly FigureShape[]
}

/** Returns a fault as a two-phase figure, with the wrong phase first. */
export const faultBeside = ({ wrong, right }: DrawnFault): DrawnFigure => ({
  phases: 2,
  layers: [
    ...sideBySide(wrong),
    ...sideBySide(right.map(({ paths, ...stroke }) => ({ ...stroke, paths: ['', ...paths] }))),
  ],
})

/** Returns a figure's SVG group in a scheme's colors. `size` is a phase's height in pixels. */
export function figureGroup(
  { layers }: DrawnFigure,
  colorOf: (token: string) => string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const colors = {
    ink: 'ink',
    far: 'ink',
    sign: 'ink',
    gear: 'hull',
    wrong: 'hull',
    gap: 'surface',
  }
  const strokes = layers.map(
    ({ tone, width, path }) =>
      `<path d="${path}" stroke-width="${width}" stroke="${colorOf(colors[tone])}"${tone === 'far' ? ` opacity="${FAR_OPACITY}"` : ''}/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size / CELL})" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}

/** Returns an SVG file with the scheme's background. */
export const pictureOf = (
  width: number,
  height: number,
  colorOf: (token: string) => string,
  drawing: string,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colorOf('surface')}"/>${drawing}</svg>`
