import { loadLineShape } from '../../plan/model/load-line-shape'
import { colors } from '../colors'
import { canvas } from './theme'

/** Height of the heaviest week above the waterline. */
const HEIGHT = 84
const STROKE = 6

/** Draws a plan's weekly load as the surface of the sea, from the left edge to `end`. */
export function loadLineSvg(loads: readonly number[], end: number): string {
  if (loads.length === 0) return ''
  const { line, area } = loadLineShape(loads, { width: end, height: HEIGHT })
  return [
    `<g transform="translate(0 ${canvas.waterline - HEIGHT})">`,
    `<path d="${area}" fill="${colors.hull}"/>`,
    `<path d="${line}V${HEIGHT}" fill="none" stroke="${colors.paper}" stroke-width="${STROKE}"/>`,
    '</g>',
  ].join('')
}
