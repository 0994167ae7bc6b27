import type { ExerciseRow } from '../../../../lib/plan-detail'
import { drawLines, placeText, type SetText, setText } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { Sheet, Tag } from '../../sheet'
import { flowTable, type TableRow } from '../../table'

const NAME_WIDTH = 136
const GAP = 8
const PADDING = 2
const SMALL_ROW = 18
const TITLE_HEIGHT = 19

/** A line of the grid: what stands in its first column, and how high it is at least. */
interface LogRow {
  texts: SetText[]
  height: number
}

/** The grid of one week: the same for every week, so its texts are set once. */
export interface LogGrid {
  head: LogRow
  sessions: SetText[]
  rows: LogRow[]
}

/** Sets the grid of a week for some of its sessions, such as [1, 2, 3, 4]. */
export function logGrid(exercises: readonly ExerciseRow[], sessions: number[]): LogGrid {
  const width = NAME_WIDTH - GAP
  const sessionWidth = (contentWidth - NAME_WIDTH) / sessions.length - GAP
  const plainRow = (label: string, height: number): LogRow => ({
    texts: [setText(label, styles.label, width)],
    height,
  })
  return {
    head: { texts: [setText('Exercise', styles.columnHead, width)], height: 17 },
    sessions: sessions.map((session) =>
      setText(`Session ${session}`, styles.columnHead, sessionWidth),
    ),
    rows: [
      plainRow('Date', SMALL_ROW),
      ...exercises.map(({ name, sets, reps }) => {
        const texts = [
          setText(name, styles.logName, width),
          setText(`${sets} × ${reps}`, styles.logTarget, width),
        ]
        const height = texts.reduce((sum, text) => sum + text.height, PADDING * 2)
        return { texts, height }
      }),
      plainRow('How it felt', SMALL_ROW + 5),
    ],
  }
}

/** The height of a week, its rows each higher by `stretch`. */
export function logWeekHeight({ head, rows }: LogGrid, stretch = 0): number {
  const heights = rows.map(({ height }) => height + stretch)
  return heights.reduce((sum, height) => sum + height, TITLE_HEIGHT + head.height)
}

/** Draws one week of the log from the height reached on. */
export function drawLogWeek(
  sheet: Sheet,
  grid: LogGrid,
  { title, stretch }: { title: string; stretch: number },
): void {
  const heading = setText(title, styles.week, contentWidth)
  placeText(sheet, sheet.root, 'H3', heading, paper.left, sheet.y)
  sheet.y += TITLE_HEIGHT
  flowTable(sheet, {
    head: headRow(sheet, grid),
    rows: grid.rows.map((row) => blankRow(sheet, grid, row, row.height + stretch)),
    drawColumns: (top, bottom) => drawColumns(sheet, grid.sessions.length, top, bottom),
  })
}

function headRow(sheet: Sheet, { head, sessions }: LogGrid): TableRow {
  const draw = (tag: Tag, top: number) => {
    sheet.decorate(() => sheet.rule(paper.left, top, paper.right, top, 1, colors.ink))
    ;[...head.texts, ...sessions].forEach((text, column) => {
      const x = column === 0 ? paper.left : columnLeft(column - 1, sessions.length) + GAP / 2
      placeText(sheet, tag, 'TH', text, x, top + 3, { scope: 'Column' })
    })
    const bottom = top + head.height
    sheet.decorate(() => sheet.rule(paper.left, bottom, paper.right, bottom))
  }
  return { height: head.height, draw }
}

/** A row whose cells are there to be written into: elements without content. */
function blankRow(
  sheet: Sheet,
  { sessions }: LogGrid,
  { texts }: LogRow,
  height: number,
): TableRow {
  const draw = (tag: Tag, top: number) => {
    const heights = texts.map((text) => text.height)
    const first = top + (height - heights.reduce((sum, each) => sum + each, 0)) / 2
    placeTexts(sheet, tag, texts, first)
    for (const _ of sessions) sheet.tag(tag, 'TD')
    const bottom = top + height
    sheet.decorate(() => sheet.rule(paper.left, bottom, paper.right, bottom))
  }
  return { height, draw }
}

function drawColumns(sheet: Sheet, columns: number, top: number, bottom: number): void {
  for (let column = 0; column < columns; column++) {
    const x = columnLeft(column, columns)
    sheet.rule(x, top, x, bottom)
  }
}

const columnLeft = (column: number, columns: number) =>
  paper.left + NAME_WIDTH + (column * (contentWidth - NAME_WIDTH)) / columns

/** Draws the lines of a row's first cell as one element: an exercise and what it asks for. */
function placeTexts(sheet: Sheet, row: Tag, texts: SetText[], top: number): void {
  const hasActual = texts.some(({ actual }) => actual)
  const actual = texts.map((text) => text.actual ?? text.drawn).join(' ')
  const cell = sheet.tag(row, 'TH', { scope: 'Row', actual: hasActual ? actual : undefined })
  sheet.mark(cell, 'TH', () => {
    let y = top
    texts.forEach(({ lines, style, height }, index) => {
      const isLast = index === texts.length - 1
      drawLines(sheet, style, isLast ? lines : withSpace(lines), paper.left, y)
      y += height
    })
  })
}

/** Keeps the last word of one text from being joined to the first of the next. */
const withSpace = (lines: string[]) => [...lines.slice(0, -1), `${lines.at(-1) ?? ''} `]
