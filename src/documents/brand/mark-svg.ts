import type { Drawing } from '../../lib/drawing'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** SVG of a drawing in a box, as large as fits. `align` is the SVG name of where it lies in the box. */
export const markSvg = (
  { viewBox, shapes }: Drawing,
  { x, y, width, height }: Box,
  color: string,
  align = 'xMidYMid',
) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align} meet" color="${color}" fill="${color}">${shapes}</svg>`
