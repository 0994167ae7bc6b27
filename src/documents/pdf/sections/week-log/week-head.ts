import type { Box, Sheet } from '../../../../../packages/tagged-pdf'
import {
  contentWidth,
  drawLines,
  paper,
  stack,
  textBox,
  textWidth,
  widestLine,
} from '../../../../../packages/tagged-pdf'
import type { PrintedWeek, ProgramDocument } from '../../program-document'
import { colors, styles } from '../../theme'
import { drawLoadLine } from '../program/load-chart'

/** The load line at a week's head, with that week filled. */
const CHART = { width: 132, height: 30 }
const GAP = 24
const HEADING = 27

/** The texts above a week's sessions. Weeks count from 1. */
export function weekHead(
  { reason: why, kind }: PrintedWeek,
  week: number,
  program: ProgramDocument,
) {
  const title = textBox('H2', kind ? `Week ${week}: ${kind}` : `Week ${week}`, styles.section, 300)
  const reason = textBox('P', why, styles.reason, contentWidth - CHART.width - GAP)
  const head: Box = {
    height: Math.max(HEADING + reason.height, CHART.height + 4),
    draw(sheet, x, top) {
      title.draw(sheet, x, top)
      reason.draw(sheet, x, top + HEADING)
      const chartX = paper.right - CHART.width
      sheet.decorate(() => {
        const lineY = top + styles.section.leading * 0.54
        sheet.rule(x + widestLine(title) + 12, lineY, chartX - GAP, lineY, 1, colors.ink)
        if (program.loads.length > 0)
          drawLoadLine(sheet, program, { x: chartX, y: top, ...CHART }, week)
      })
    },
  }
  const warmUp = warmUpText(program.warmUp)
  return stack([head, ...(warmUp ? [5, warmUp] : []), 12])
}

/** A warm-up above a week or a session; undefined without words. */
export const warmUpText = (warmUp: string) =>
  warmUp ? textBox('P', `Warm-up: ${warmUp}`, styles.lineNote, contentWidth) : undefined

const CONTINUED = 30

/** Height of the head on a week's further pages. */
export const continuedHeight = CONTINUED

/** Repeats the week's name on its further pages. */
export function drawContinued(sheet: Sheet, week: number): void {
  const { y } = sheet
  const text = `Week ${week}, continued`
  sheet.decorate(() => {
    drawLines(sheet, styles.block, [text], paper.left, y)
    const lineY = y + styles.block.leading * 0.54
    const start = paper.left + textWidth(text, styles.block) + 10
    sheet.rule(start, lineY, paper.right, lineY, 0.8, colors.ink)
  })
  sheet.y += CONTINUED
}
