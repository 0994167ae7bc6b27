import { CELL, FAR_OPACITY, type FigureShape } from '../../../packages/figures'
import { colors } from './theme'

/** Draws a figure. `size` is the width and height of one phase. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  layers: readonly FigureShape[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / CELL)
    .lineCap('round')
    .lineJoin('round')
  for (const { tone, width, path } of layers)
    doc
      .path(path)
      .lineWidth(width)
      .strokeOpacity(tone === 'far' ? FAR_OPACITY : 1)
      .stroke(tone === 'gear' ? colors.hull : tone === 'gap' ? colors.white : colors.ink)
  doc.restore()
}
