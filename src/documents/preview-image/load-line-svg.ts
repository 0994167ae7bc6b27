import { colors } from '../../lib/colors'
import { loadLineShape } from '../../plan/model/load-line-shape'
import { canvas } from './theme'

/** Height of the heaviest week above the waterline, and the line's right end, on the mark's line. */
const HEIGHT = 84
const LINE_END = 755
const STROKE = 6

/** Draws a plan's weekly load as the surface of the sea. */
export function loadLineSvg(loads: readonly number[]): string {
  if (loads.length === 0) return ''
  const { line, area } = loadLineShape(loads, { width: LINE_END, height: HEIGHT })
  return [
    `<g transform="translate(0 ${canvas.waterline - HEIGHT})">`,
    `<path d="${area}" fill="${colors.hull}"/>`,
    `<path d="${line}V${HEIGHT}" fill="none" stroke="${colors.paper}" stroke-width="${STROKE}"/>`,
    '</g>',
  ].join('')
}
