import { paper } from './look'
import type { Sheet, Tag } from './sheet'

/** A row of a table: how high it is, and how to draw it below `top` into its element. */
export interface TableRow {
  height: number
  draw: (row: Tag, top: number) => void
}

/**
 * Draws a table from the height reached on. Rows are never split; where a new page begins, the head
 * is drawn again as decoration, since screen readers know it already.
 */
export function flowTable(
  sheet: Sheet,
  { head, rows, drawColumns }: { head: TableRow; rows: TableRow[]; drawColumns?: DrawColumns },
): void {
  const table = sheet.tag(sheet.root, 'Table')
  sheet.reserve(head.height + (rows[0]?.height ?? 0))
  let top = sheet.y
  const endPart = () => sheet.decorate(() => drawColumns?.(top, sheet.y))
  drawRow(sheet, table, head)
  for (const row of rows) {
    if (sheet.room < row.height && sheet.y > paper.top + head.height) {
      endPart()
      sheet.newPage()
      top = sheet.y
      sheet.decorate(() => drawRow(sheet, null, head))
    }
    drawRow(sheet, table, row)
  }
  endPart()
}

/** Draws the lines between columns, for the part of a table that stands on one page. */
type DrawColumns = (top: number, bottom: number) => void

function drawRow(sheet: Sheet, table: Tag, row: TableRow): void {
  row.draw(sheet.tag(table, 'TR'), sheet.y)
  sheet.y += row.height
}
