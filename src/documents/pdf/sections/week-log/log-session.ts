import { textWidth } from '../../../typeface/faces'
import { drawText, drawTexts, layoutText, type TextBlock } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { PrintedSession } from '../../program-document'
import type { Sheet, Tag } from '../../sheet'
import {
  type BoxGrid,
  boxesOf,
  boxesPerRow,
  columnOf,
  gridOf,
  INDENT,
  type LineLayout,
  layoutLine,
  textHeight,
} from './line-layout'

const HEAD_GAP = 5
const NAME_GAP = 9
const COLUMN_HEAD = 12
const BLANKS = ['Date', 'How it felt'] as const
const BLANK_WIDTH = { Date: 54, 'How it felt': 84 }
/** Width of a session's name and day. The blanks for date and effort take the rest. */
const HEAD_WIDTH = contentWidth - 220

export interface SessionLayout {
  name: TextBlock
  when: TextBlock
  warmUp: TextBlock | undefined
  lines: LineLayout[]
  /** Minimum height. */
  height: number
}

/** Lays out a session for the log. */
export function layoutSession({
  name: text,
  day,
  length,
  warmUp: sessionWarmUp,
  lines,
}: PrintedSession): SessionLayout {
  const name = layoutText(text, styles.session, HEAD_WIDTH * 0.6)
  const when = layoutText(
    [day, length].filter(Boolean).join(', '),
    styles.label,
    HEAD_WIDTH - widestLine(name) - NAME_GAP,
  )
  const warmUp = sessionWarmUp
    ? layoutText(`Warm-up: ${sessionWarmUp}`, styles.lineNote, contentWidth)
    : undefined
  const head = Math.max(name.height, when.height) + HEAD_GAP
  const lineLayouts = lines.map(layoutLine)
  const height =
    head +
    (warmUp ? warmUp.height + 3 : 0) +
    COLUMN_HEAD +
    lineLayouts.reduce((sum, line) => sum + line.height, 0)
  return { name, when, warmUp, lines: lineLayouts, height }
}

const widestLine = ({ lines, style }: TextBlock) =>
  Math.max(0, ...lines.map((line) => textWidth(line.trimEnd(), style)))

/** Draws a session at the cursor, with `stretch` points added to each line's height. */
export function drawSession(sheet: Sheet, layout: SessionLayout, stretch: number): void {
  const { warmUp, lines } = layout
  const first = lines[0]?.height ?? 0
  sheet.reserve(Math.min(layout.height, layout.name.height + HEAD_GAP + COLUMN_HEAD + first))
  drawHead(sheet, layout)
  if (warmUp) {
    drawText(sheet, sheet.root, 'P', warmUp, paper.left, sheet.y)
    sheet.y += warmUp.height + 3
  }
  const grid = gridOf(lines, paper.left)
  sheet.decorate(() => drawColumnHeads(sheet, lines, grid))
  sheet.y += COLUMN_HEAD
  const list = sheet.tag(sheet.root, 'L')
  for (const line of lines) {
    sheet.reserve(line.height + stretch)
    drawLine(sheet, list, { line, grid, height: line.height + stretch })
  }
}

function drawHead(sheet: Sheet, { name, when }: SessionLayout): void {
  const { y } = sheet
  drawText(sheet, sheet.root, 'H3', name, paper.left, y)
  drawText(sheet, sheet.root, 'P', when, paper.left + widestLine(name) + NAME_GAP, y + 2.2)
  sheet.decorate(() => drawBlanks(sheet, y))
  sheet.y += Math.max(name.height, when.height) + HEAD_GAP
}

/** Draws the blanks to the right of a session's name. */
function drawBlanks(sheet: Sheet, y: number): void {
  let right: number = paper.right
  for (const label of [...BLANKS].reverse()) {
    const left = right - BLANK_WIDTH[label]
    sheet.rule(left, y + 13, right, y + 13, 0.5, colors.muted)
    right = left - textWidth(label, styles.tiny) - 4
    sheet.text(label, right, y + 4, styles.tiny)
    right -= 14
  }
}

/** Draws the column heads of the boxes. Screen readers skip them. */
function drawColumnHeads(sheet: Sheet, lines: readonly LineLayout[], grid: BoxGrid): void {
  const bottom = sheet.y + COLUMN_HEAD
  sheet.rule(paper.left, bottom, paper.right, bottom, 1, colors.ink)
  if (lines.every(({ line }) => line.isWhole)) {
    sheet.text('What it was', grid.left + 3, sheet.y, styles.tiny)
    return
  }
  if (grid.hasLoad) sheet.text('Load', grid.left + 3, sheet.y, styles.tiny)
  const columns = Math.max(...lines.map(boxesPerRow))
  for (let column = 0; column < columns; column++) {
    const label = column === 0 ? 'Set 1' : `${column + 1}`
    sheet.text(label, columnOf(grid, column).x + 3, sheet.y, styles.tiny)
  }
}

function drawLine(
  sheet: Sheet,
  list: Tag,
  { line: layout, grid, height }: { line: LineLayout; grid: BoxGrid; height: number },
): void {
  const { line, texts } = layout
  const top = sheet.y
  const x = paper.left + (line.isGrouped ? INDENT : 0)
  drawTexts(
    sheet,
    sheet.tag(list, 'LI'),
    'LBody',
    texts,
    x,
    top + (height - textHeight(layout)) / 2,
  )
  const boxes = boxesOf(layout, grid, top, height)
  const right = boxes[0]?.[0] ?? grid.left
  sheet.decorate(() => {
    sheet.rule(paper.left, top + height, right, top + height)
    // An upright line joins the lines of a superset or circuit.
    if (line.isGrouped) {
      sheet.rule(paper.left + 1, top, paper.left + 1, top + height, 2, colors.hull)
    }
    for (const box of boxes) sheet.doc.rect(...box)
    sheet.doc.lineWidth(0.5).stroke(colors.muted)
  })
  sheet.y += height
}
