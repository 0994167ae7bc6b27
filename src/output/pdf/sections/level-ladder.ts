import { levels } from '../../../lib/vocabulary'
import type { TextStyle } from '../../../typeface/text-style'
import { colors, paper } from '../look'
import type { Sheet } from '../sheet'

/** From one mark of the ladder to the next. */
const STEP = 20
const RADIUS = 24
const CIRCLE_X = paper.right - 122
const LADDER_X = paper.right - 40
const TICK = 16

/**
 * Draws the ladder of levels, the hardest on top, and a line across the page at the plan's own. It repeats
 * the level that the summary says, so it is decoration.
 */
export function drawLevelLadder(sheet: Sheet, level: string): void {
  const marks = [...levels].reverse().map((name) => ({ name, letter: name.charAt(0) }))
  const index = marks.findIndex(({ name }) => name === level)
  const depth = (index === -1 ? marks.length : index) * STEP
  const top = sheet.y + Math.max(0, RADIUS - depth)
  const lineY = top + depth
  sheet.decorate(() => {
    sheet.doc.circle(CIRCLE_X, lineY, RADIUS).lineWidth(4).stroke(colors.ink)
    sheet.rule(LADDER_X, top - 1.25, LADDER_X, top + marks.length * STEP + 1.25, 2.5, colors.ink)
    for (let mark = 0; mark <= marks.length; mark++) {
      const y = top + mark * STEP
      sheet.rule(LADDER_X, y, LADDER_X + TICK, y, 2.5, colors.ink)
    }
    marks.forEach(({ letter }, mark) => {
      const style = mark === index ? here : other
      sheet.text(letter, LADDER_X + TICK + 7, top + mark * STEP - style.leading / 2, style)
    })
    sheet.rule(0, lineY, LADDER_X + TICK, lineY, 3, colors.hull)
  })
  sheet.y = Math.max(top + marks.length * STEP, lineY + RADIUS) + 16
}

const other: TextStyle = { face: 'heading', size: 9.5, leading: 12, color: colors.muted }
const here: TextStyle = { ...other, color: colors.hull }
