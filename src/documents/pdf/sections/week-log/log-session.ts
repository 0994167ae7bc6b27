import { widthOf } from '../../../typeface/faces'
import { placeText, placeTexts, type SetText, setText } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { LogSession } from '../../program-document'
import type { Sheet, Tag } from '../../sheet'
import {
  abreast,
  type BoxGrid,
  boxesOf,
  columnOf,
  gridOf,
  INDENT,
  type SetLine,
  setLine,
  textHeight,
} from './set-line'

const HEAD_GAP = 5
const NAME_GAP = 9
const COLUMN_HEAD = 12
const BLANKS = ['Date', 'How it felt'] as const
const BLANK_WIDTH = { Date: 54, 'How it felt': 84 }
/** The share of the width for the name and day of a session; lines to write on have the rest. */
const HEAD_WIDTH = contentWidth - 220

/** A session with its texts set for the log. */
export interface SetSession {
  name: SetText
  when: SetText
  warmUp: SetText | undefined
  lines: SetLine[]
  /** Its least height. */
  height: number
}

/** Sets the texts of a session for the log. */
export function setSession({
  name: text,
  day,
  length,
  warmUp: own,
  lines,
}: LogSession): SetSession {
  const name = setText(text, styles.session, HEAD_WIDTH * 0.6)
  const when = setText(
    [day, length].filter(Boolean).join(', '),
    styles.label,
    HEAD_WIDTH - widestLine(name) - NAME_GAP,
  )
  const warmUp = own ? setText(`Warm-up: ${own}`, styles.lineNote, contentWidth) : undefined
  const head = Math.max(name.height, when.height) + HEAD_GAP
  const set = lines.map(setLine)
  const height =
    head +
    (warmUp ? warmUp.height + 3 : 0) +
    COLUMN_HEAD +
    set.reduce((sum, line) => sum + line.height, 0)
  return { name, when, warmUp, lines: set, height }
}

const widestLine = ({ lines, style }: SetText) =>
  Math.max(0, ...lines.map((line) => widthOf(line.trimEnd(), style)))

/** Draws a session below what the page has so far, each of its lines higher by `stretch`. */
export function drawSession(sheet: Sheet, set: SetSession, stretch: number): void {
  const { warmUp, lines } = set
  const first = lines[0]?.height ?? 0
  sheet.reserve(Math.min(set.height, set.name.height + HEAD_GAP + COLUMN_HEAD + first))
  drawHead(sheet, set)
  if (warmUp) {
    placeText(sheet, sheet.root, 'P', warmUp, paper.left, sheet.y)
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

function drawHead(sheet: Sheet, { name, when }: SetSession): void {
  const { y } = sheet
  placeText(sheet, sheet.root, 'H3', name, paper.left, y)
  placeText(sheet, sheet.root, 'P', when, paper.left + widestLine(name) + NAME_GAP, y + 2.2)
  sheet.decorate(() => drawBlanks(sheet, y))
  sheet.y += Math.max(name.height, when.height) + HEAD_GAP
}

/** Draws lines to write on at the right of a session's name. */
function drawBlanks(sheet: Sheet, y: number): void {
  let right: number = paper.right
  for (const label of [...BLANKS].reverse()) {
    const left = right - BLANK_WIDTH[label]
    sheet.rule(left, y + 13, right, y + 13, 0.5, colors.muted)
    right = left - widthOf(label, styles.tiny) - 4
    sheet.text(label, right, y + 4, styles.tiny)
    right -= 14
  }
}

/** Draws the heads of the columns to write in. Screen readers skip them. */
function drawColumnHeads(sheet: Sheet, lines: readonly SetLine[], grid: BoxGrid): void {
  const bottom = sheet.y + COLUMN_HEAD
  sheet.rule(paper.left, bottom, paper.right, bottom, 1, colors.ink)
  if (lines.every(({ line }) => line.isWhole)) {
    sheet.text('What it was', grid.left + 3, sheet.y, styles.tiny)
    return
  }
  if (grid.hasLoad) sheet.text('Load', grid.left + 3, sheet.y, styles.tiny)
  const columns = Math.max(...lines.map(abreast))
  for (let column = 0; column < columns; column++) {
    const label = column === 0 ? 'Set 1' : `${column + 1}`
    sheet.text(label, columnOf(grid, column).x + 3, sheet.y, styles.tiny)
  }
}

function drawLine(
  sheet: Sheet,
  list: Tag,
  { line: set, grid, height }: { line: SetLine; grid: BoxGrid; height: number },
): void {
  const { line, texts } = set
  const top = sheet.y
  const x = paper.left + (line.isGrouped ? INDENT : 0)
  placeTexts(sheet, sheet.tag(list, 'LI'), 'LBody', texts, x, top + (height - textHeight(set)) / 2)
  const boxes = boxesOf(set, grid, top, height)
  const right = boxes[0]?.[0] ?? grid.left
  sheet.decorate(() => {
    sheet.rule(paper.left, top + height, right, top + height)
    // Lines that are done in turn hang together by the level line, turned upright.
    if (line.isGrouped) {
      sheet.rule(paper.left + 1, top, paper.left + 1, top + height, 2, colors.hull)
    }
    for (const box of boxes) sheet.doc.rect(...box)
    sheet.doc.lineWidth(0.5).stroke(colors.muted)
  })
  sheet.y += height
}
