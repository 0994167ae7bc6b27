import { widthOf } from '../../../typeface/faces'
import { drawLines, placeText, type SetText, setText } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { LogWeek, ProgramDocument } from '../../program-document'
import type { Sheet } from '../../sheet'
import { drawLoadLine } from '../program/load-chart'

/** The plan's load line at the head of a week, with that week filled. */
const PICTURE = { width: 132, height: 30 }
const GAP = 24
const HEADING = 27

/** The set texts above a week's sessions. */
export interface SetWeekHead {
  week: number
  kind: LogWeek['kind']
  reason: SetText
  warmUp: SetText | undefined
  height: number
}

/** Sets the texts above the sessions of a week, counted from 1. */
export function setWeekHead(
  { reason: text, kind }: LogWeek,
  week: number,
  { warmUp: everyTime }: ProgramDocument,
): SetWeekHead {
  const reason = setText(text, styles.reason, contentWidth - PICTURE.width - GAP)
  const warmUp = everyTime
    ? setText(`Warm-up: ${everyTime}`, styles.lineNote, contentWidth)
    : undefined
  const texts = Math.max(HEADING + reason.height, PICTURE.height + 4)
  return { week, kind, reason, warmUp, height: texts + (warmUp ? warmUp.height + 5 : 0) + 12 }
}

/** Draws the head of a week at the top of its first page. */
export function drawWeekHead(sheet: Sheet, head: SetWeekHead, program: ProgramDocument): void {
  const { y } = sheet
  const { week, kind, reason, warmUp, height } = head
  const title = setText(kind ? `Week ${week}: ${kind}` : `Week ${week}`, styles.section, 300)
  placeText(sheet, sheet.root, 'H2', title, paper.left, y)
  placeText(sheet, sheet.root, 'P', reason, paper.left, y + HEADING)
  const x = paper.right - PICTURE.width
  sheet.decorate(() => {
    const lineY = y + styles.section.leading * 0.54
    const start = paper.left + widthOf(title.drawn, styles.section) + 12
    sheet.rule(start, lineY, x - GAP, lineY, 1, colors.ink)
    if (program.loads.length > 0) drawLoadLine(sheet, program, { x, y, ...PICTURE }, week)
  })
  if (warmUp) {
    const top = y + height - 12 - warmUp.height
    placeText(sheet, sheet.root, 'P', warmUp, paper.left, top)
  }
  sheet.y += height
}

const CONTINUED = 30

/** The height of the head on a week's further pages. */
export const continuedHeight = CONTINUED

/** Names the week again on its further pages. */
export function drawContinued(sheet: Sheet, week: number): void {
  const { y } = sheet
  const text = `Week ${week}, continued`
  sheet.decorate(() => {
    drawLines(sheet, styles.block, [text], paper.left, y)
    const lineY = y + styles.block.leading * 0.54
    const start = paper.left + widthOf(text, styles.block) + 10
    sheet.rule(start, lineY, paper.right, lineY, 0.8, colors.ink)
  })
  sheet.y += CONTINUED
}
