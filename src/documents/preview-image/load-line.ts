import { colors } from '../../lib/colors'
import { loadLineShape } from '../../plan/model/load-line-shape'
import { canvas } from './look'

/** The height of the heaviest week above the waterline, and where the line ends: in the mark's level line. */
const HEIGHT = 84
const END = 755
const STROKE = 6

/** Draws a plan's weekly load as the surface of the sea: it rises and falls with the weeks. */
export function loadLine(loads: readonly number[]): string {
  if (loads.length === 0) return ''
  const { line, field } = loadLineShape(loads, [], { width: END, height: HEIGHT })
  return [
    `<g transform="translate(0 ${canvas.waterline - HEIGHT})">`,
    `<path d="${field}" fill="${colors.hull}"/>`,
    `<path d="${line}V${HEIGHT}" fill="none" stroke="${colors.paper}" stroke-width="${STROKE}"/>`,
    '</g>',
  ].join('')
}
