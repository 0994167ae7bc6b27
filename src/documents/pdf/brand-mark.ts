import type { Sheet } from '../../../packages/tagged-pdf'
import type { Drawing } from '../../lib/drawing'
import { markPaths } from '../brand/mark-paths'
import { colors } from './theme'

/** Draws the brand's mark, in ink. */
export function drawBrandMark(
  { doc }: Sheet,
  mark: Drawing,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  for (const { d, fill, stroke, strokeWidth, matrices } of markPaths(mark, colors.ink)) {
    doc.save().translate(x, y).scale(height)
    for (const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] of matrices)
      doc.transform(a, b, c, d, e, f)
    doc.path(d).lineWidth(strokeWidth)
    if (fill && stroke) doc.fillAndStroke(fill, stroke)
    else if (fill) doc.fill(fill)
    else if (stroke) doc.stroke(stroke)
    doc.restore()
  }
}

/** The room that a mark of a height takes, with the gap before the name. */
export const brandMarkRoom = (mark: Drawing | undefined, height: number, gap: number) =>
  mark ? mark.ratio * height + gap : 0
