import type { ExerciseRow } from '../../../lib/plan-detail'
import { drawable } from '../../../typeface/break-lines'
import { widthOf } from '../../../typeface/faces'
import type { TextStyle } from '../../../typeface/text-style'
import { placeText, setText } from '../flow'
import { colors, contentWidth, paper, styles } from '../look'
import type { Sheet, Tag } from '../sheet'
import { flowTable, type TableRow } from '../table'
import { sectionHeading } from './heading'

const GAP = 18
const PADDING = 5
const HEAD_PADDING = 2
/** The most that the second and third column take; the names have the rest. */
const WIDEST = { amount: 190, rest: 110 }
/** A table no higher than this is not parted; a longer one may begin anywhere. */
const LONGEST_WHOLE = 360

/** Draws the exercise table. */
export function exercises(sheet: Sheet, list: readonly ExerciseRow[]): void {
  const texts = list.map(({ name, sets, reps, rest }) => [name, `${sets} × ${reps}`, rest])
  const widths = columnWidths(texts)
  const head = row(sheet, ['Exercise', 'Sets × reps', 'Rest'], { widths, isHead: true })
  const rows = texts.map((cells) => row(sheet, cells, { widths, isHead: false }))
  const height = rows.reduce((sum, each) => sum + each.height, head.height)
  sectionHeading(sheet, 'Exercise Breakdown', Math.min(height, LONGEST_WHOLE))
  flowTable(sheet, { head, rows })
}

function columnWidths(texts: string[][]): number[] {
  const widest = (column: number, most: number) => {
    const widths = texts.map((cells) => widthOf(drawable(cells[column] ?? '').drawn, styles.body))
    return Math.min(most, Math.max(60, ...widths) + GAP)
  }
  const amount = widest(1, WIDEST.amount)
  const rest = widest(2, WIDEST.rest)
  return [contentWidth - amount - rest, amount, rest]
}

function row(
  sheet: Sheet,
  texts: string[],
  { widths, isHead }: { widths: number[]; isHead: boolean },
): TableRow {
  const styleOf = (column: number): TextStyle => {
    if (isHead) return styles.columnHead
    return column === 0 ? styles.strong : styles.body
  }
  const cells = texts.map((text, column) =>
    setText(text, styleOf(column), (widths[column] ?? 0) - (column < 2 ? GAP : 0)),
  )
  const padding = isHead ? HEAD_PADDING : PADDING
  const height = Math.max(...cells.map((cell) => cell.height)) + padding * 2
  const draw = (tag: Tag, top: number) => {
    let x: number = paper.left
    cells.forEach((cell, column) => {
      if (isHead) placeText(sheet, tag, 'TH', cell, x, top + padding, { scope: 'Column' })
      else if (column === 0) placeText(sheet, tag, 'TH', cell, x, top + padding, { scope: 'Row' })
      else placeText(sheet, tag, 'TD', cell, x, top + padding)
      x += widths[column] ?? 0
    })
    const bottom = top + height
    const [width, color] = isHead ? [1, colors.ink] : [0.5, colors.rule]
    sheet.decorate(() => sheet.rule(paper.left, bottom, paper.right, bottom, width, color))
  }
  return { height, draw }
}
