import { textOutlines } from '../../../packages/tagged-pdf'
import { levels } from '../../lib/vocabulary'
import { colors } from '../colors'
import { canvas, styles } from './theme'

/** Circle radius, half the level line's length, and stroke thickness of both. */
interface MarkSize {
  radius: number
  reach: number
  thickness: number
}

/** SVG of a ship's load line around a point: a circle and a longer level line across it. */
export function loadLineMark(x: number, y: number, { radius, reach, thickness }: MarkSize): string {
  return `<g fill="none" stroke="${colors.paper}" stroke-width="${thickness}"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${x - reach} ${y}h${2 * reach}"/></g>`
}

/** Distance between ticks of the ladder, and a tick's length and thickness. */
const STEP = 58
const TICK = 52
const LINE = 6

/**
 * SVG of the ladder of levels beside the mark. `x` is its left edge. The plan's level is on the waterline, so
 * that a harder plan lies deeper. Empty for an unknown level.
 */
export function levelLadder(level: string, x: number): string {
  const hardestFirst = [...levels].reverse()
  const levelIndex = hardestFirst.map(String).indexOf(level)
  if (levelIndex < 0) return ''
  const heightOf = (index: number) => canvas.waterline + (index - levelIndex) * STEP
  const ticks = hardestFirst.map((name, index) => {
    const letter = textOutlines(name.charAt(0), styles.ladder, x + TICK + 12, heightOf(index) + 9)
    return `<g opacity="${index === levelIndex ? 1 : 0.6}"><path d="M${x} ${heightOf(index) - LINE / 2}h${TICK}v${LINE}h${-TICK}z" fill="${colors.paper}"/>${letter}</g>`
  })
  const top = heightOf(0) - LINE / 2
  const spine = `<path d="M${x} ${top}h${LINE}v${2 * STEP + LINE}h${-LINE}z" fill="${colors.paper}"/>`
  return spine + ticks.join('')
}
