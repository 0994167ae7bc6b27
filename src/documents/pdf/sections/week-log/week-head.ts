import { textWidth } from '../../../typeface/faces'
import { drawLines, drawText, layoutText, type TextBlock } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { PrintedWeek, ProgramDocument } from '../../program-document'
import type { Sheet } from '../../sheet'
import { drawLoadLine } from '../program/load-chart'

/** The load line at a week's head, with that week filled. */
const CHART = { width: 132, height: 30 }
const GAP = 24
const HEADING = 27

/** Layout of the texts above a week's sessions. */
interface WeekHeadLayout {
  week: number
  kind: PrintedWeek['kind']
  reason: TextBlock
  warmUp: TextBlock | undefined
  height: number
}

/** Lays out the texts above a week's sessions. Weeks count from 1. */
export function layoutWeekHead(
  { reason: text, kind }: PrintedWeek,
  week: number,
  { warmUp: planWarmUp }: ProgramDocument,
): WeekHeadLayout {
  const reason = layoutText(text, styles.reason, contentWidth - CHART.width - GAP)
  const warmUp = planWarmUp
    ? layoutText(`Warm-up: ${planWarmUp}`, styles.lineNote, contentWidth)
    : undefined
  const texts = Math.max(HEADING + reason.height, CHART.height + 4)
  return { week, kind, reason, warmUp, height: texts + (warmUp ? warmUp.height + 5 : 0) + 12 }
}

/** Draws a week's head at the top of its first page. */
export function drawWeekHead(sheet: Sheet, head: WeekHeadLayout, program: ProgramDocument): void {
  const { y } = sheet
  const { week, kind, reason, warmUp, height } = head
  const title = layoutText(kind ? `Week ${week}: ${kind}` : `Week ${week}`, styles.section, 300)
  drawText(sheet, sheet.root, 'H2', title, paper.left, y)
  drawText(sheet, sheet.root, 'P', reason, paper.left, y + HEADING)
  const x = paper.right - CHART.width
  sheet.decorate(() => {
    const lineY = y + styles.section.leading * 0.54
    const start = paper.left + textWidth(title.drawn, styles.section) + 12
    sheet.rule(start, lineY, x - GAP, lineY, 1, colors.ink)
    if (program.loads.length > 0) drawLoadLine(sheet, program, { x, y, ...CHART }, week)
  })
  if (warmUp) {
    const top = y + height - 12 - warmUp.height
    drawText(sheet, sheet.root, 'P', warmUp, paper.left, top)
  }
  sheet.y += height
}

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
