import { colors } from '../../lib/colors'
import { levels } from '../../lib/vocabulary'
import { textOutlines } from '../typeface/outlines'
import { canvas, styles } from './look'

/** The sizes of a mark: the circle's radius, half the level line's length, the thickness of both. */
interface MarkSize {
  radius: number
  reach: number
  thickness: number
}

/** Returns the brand mark around a point: a circle crossed by a longer level line. */
export function brandMark(x: number, y: number, { radius, reach, thickness }: MarkSize): string {
  return `<g fill="none" stroke="${colors.paper}" stroke-width="${thickness}"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${x - reach} ${y}h${2 * reach}"/></g>`
}

/** The distance between two marks of the ladder, and the length and thickness of one. */
const STEP = 58
const TICK = 52
const LINE = 6

/**
 * Returns the ladder of levels beside the mark, as on a hull. The ship is loaded to the plan's level: the mark of
 * that level is on the waterline, and the harder the plan, the deeper the rest. Returns nothing for an unknown
 * level. Takes the left edge.
 */
export function levelLadder(level: string, x: number): string {
  const hardestFirst = [...levels].reverse()
  const loaded = hardestFirst.map(String).indexOf(level)
  if (loaded < 0) return ''
  const heightOf = (index: number) => canvas.waterline + (index - loaded) * STEP
  const ticks = hardestFirst.map((one, index) => {
    const letter = textOutlines(one.charAt(0), styles.ladder, x + TICK + 12, heightOf(index) + 9)
    return `<g opacity="${index === loaded ? 1 : 0.6}"><path d="M${x} ${heightOf(index) - LINE / 2}h${TICK}v${LINE}h${-TICK}z" fill="${colors.paper}"/>${letter}</g>`
  })
  const top = heightOf(0) - LINE / 2
  const spine = `<path d="M${x} ${top}h${LINE}v${2 * STEP + LINE}h${-LINE}z" fill="${colors.paper}"/>`
  return spine + ticks.join('')
}
