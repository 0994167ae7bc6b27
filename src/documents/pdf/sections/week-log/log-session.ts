import type { Box, Sheet } from '../../../../../packages/tagged-pdf'
import {
  contentWidth,
  paper,
  stack,
  textBox,
  textWidth,
  widestLine,
} from '../../../../../packages/tagged-pdf'
import type { PrintedSession } from '../../program-document'
import { colors, styles } from '../../theme'
import {
  type BoxGrid,
  boxesOf,
  boxesPerRow,
  columnOf,
  gridOf,
  INDENT,
  type LineLayout,
  layoutLine,
} from './line-layout'
import { warmUpText } from './week-head'

const HEAD_GAP = 5
const NAME_GAP = 9
const COLUMN_HEAD = 12
const BLANKS = ['Date', 'How it felt'] as const
const BLANK_WIDTH = { Date: 54, 'How it felt': 84 }
/** Width of a session's name and day. The blanks for date and effort take the rest. */
const HEAD_WIDTH = contentWidth - 220

export interface LogSession {
  /** Minimum height. */
  height: number
  lines: LineLayout[]
  /** Draws it at the cursor, with `stretch` points added to each line's height. */
  draw(sheet: Sheet, stretch: number): void
}

/** Lays out a session for the log. */
export function logSession(session: PrintedSession): LogSession {
  const lines = session.lines.map(layoutLine)
  const grid = gridOf(lines, paper.left)
  const name = sessionHead(session)
  const warmUp = warmUpText(session.warmUp)
  const columnHeads: Box = {
    height: COLUMN_HEAD,
    draw: (sheet, _, top) => sheet.decorate(() => drawColumnHeads(sheet, lines, grid, top)),
  }
  const head = stack([name, ...(warmUp ? [warmUp, 3] : []), columnHeads])
  const height = lines.reduce((sum, line) => sum + line.height, head.height)
  const first = lines[0]?.height ?? 0
  return {
    height,
    lines,
    draw(sheet, stretch) {
      sheet.reserve(Math.min(height, head.height + first))
      sheet.place(head)
      const list = sheet.tag(sheet.root, 'L')
      for (const line of lines) sheet.place(lineBox(line, grid, line.height + stretch), list)
    },
  }
}

/** A session's name and day, and blanks to its right. */
function sessionHead({ name: text, day, length }: PrintedSession): Box {
  const name = textBox('H3', text, styles.session, HEAD_WIDTH * 0.6)
  const whenLeft = widestLine(name) + NAME_GAP
  const when = textBox(
    'P',
    [day, length].filter(Boolean).join(', '),
    styles.label,
    HEAD_WIDTH - whenLeft,
  )
  return {
    height: Math.max(name.height, when.height) + HEAD_GAP,
    draw(sheet, x, top) {
      name.draw(sheet, x, top)
      when.draw(sheet, x + whenLeft, top + 2.2)
      sheet.decorate(() => drawBlanks(sheet, top))
    },
  }
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
function drawColumnHeads(
  sheet: Sheet,
  lines: readonly LineLayout[],
  grid: BoxGrid,
  top: number,
): void {
  const bottom = top + COLUMN_HEAD
  sheet.rule(paper.left, bottom, paper.right, bottom, 1, colors.ink)
  if (lines.every(({ line }) => line.isWhole)) {
    sheet.text('What it was', grid.left + 3, top, styles.tiny)
    return
  }
  if (grid.hasLoad) sheet.text('Load', grid.left + 3, top, styles.tiny)
  const columns = Math.max(...lines.map(boxesPerRow))
  for (let column = 0; column < columns; column++) {
    const label = column === 0 ? 'Set 1' : `${column + 1}`
    sheet.text(label, columnOf(grid, column).x + 3, top, styles.tiny)
  }
}

/** A line of `height`: its words and its boxes. */
const lineBox = (layout: LineLayout, grid: BoxGrid, height: number): Box => ({
  height,
  draw(sheet, x, top, list) {
    const { line, text } = layout
    const textX = x + (line.isGrouped ? INDENT : 0)
    text.draw(sheet, textX, top + (height - text.height) / 2, list)
    const boxes = boxesOf(layout, grid, top, height)
    const right = boxes[0]?.[0] ?? grid.left
    sheet.decorate(() => {
      sheet.rule(x, top + height, right, top + height)
      // An upright line joins the lines of a superset or circuit.
      if (line.isGrouped) sheet.rule(x + 1, top, x + 1, top + height, 2, colors.hull)
      for (const box of boxes) sheet.doc.rect(...box)
      sheet.doc.lineWidth(0.5).stroke(colors.muted)
    })
  },
})
