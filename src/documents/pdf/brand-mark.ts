import type { Sheet } from '../../../packages/tagged-pdf'
import { colors } from './theme'

/** Half the level line's length, in circle radii. */
const REACH = 1.55

/** Draws the brand mark around its center: a circle and a longer level line across it. */
export function drawBrandMark(sheet: Sheet, x: number, y: number, radius: number): void {
  const width = radius * 0.24
  sheet.doc.circle(x, y, radius).lineWidth(width).stroke(colors.ink)
  sheet.rule(x - radius * REACH, y, x + radius * REACH, y, width, colors.hull)
}

/** Width of the mark, including its line. */
export const brandMarkWidth = (radius: number) => radius * REACH * 2
