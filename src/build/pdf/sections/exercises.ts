import type { Exercise } from '../../../lib/workout-detail'
import { placeText, setText } from '../flow'
import { colors, contentWidth, paper, styles, type TextStyle } from '../look'
import type { Sheet, Tag } from '../sheet'
import { flowTable, type TableRow } from '../table'
import { sectionHeading } from './heading'

const PADDING = 5
const GAP = 14
const COLUMNS = [
  { title: 'Exercise', left: 0, style: styles.strong },
  { title: 'Sets × reps', left: 256, style: styles.body },
  { title: 'Rest', left: 394, style: styles.body },
] as const

/** Draws the exercise table. */
export function exercises(sheet: Sheet, list: readonly Exercise[]): void {
  const head = tableRow(
    sheet,
    COLUMNS.map(({ title }) => title),
    { styles: COLUMNS.map(() => styles.columnHead), isHead: true },
  )
  const rows = list.map(({ name, sets, reps, rest }) =>
    tableRow(sheet, [name, `${sets} × ${reps}`, rest], {
      styles: COLUMNS.map(({ style }) => style),
      isHead: false,
    }),
  )
  sectionHeading(sheet, 'Exercise Breakdown', head.height + (rows[0]?.height ?? 0))
  flowTable(sheet, sheet.root, head, rows)
}

function tableRow(
  sheet: Sheet,
  texts: string[],
  { styles, isHead }: { styles: TextStyle[]; isHead: boolean },
): TableRow {
  const cells = COLUMNS.map(({ left }, index) => {
    const right = COLUMNS[index + 1]?.left ?? contentWidth + GAP
    const style = styles[index] as TextStyle
    return { left, text: setText(texts[index] ?? '', style, right - left - GAP) }
  })
  const padding = isHead ? 2 : PADDING
  const height = Math.max(...cells.map(({ text }) => text.height)) + padding * 2
  const draw = (row: Tag, top: number) => {
    cells.forEach(({ left, text }, index) => {
      const x = paper.left + left
      const scope = isHead ? 'Column' : 'Row'
      if (isHead || index === 0) placeText(sheet, row, 'TH', text, x, top + padding, { scope })
      else placeText(sheet, row, 'TD', text, x, top + padding)
    })
    const bottom = top + height
    sheet.decorate(() =>
      isHead
        ? sheet.rule(paper.left, bottom, paper.right, bottom, 1, colors.ink)
        : sheet.rule(paper.left, bottom, paper.right, bottom),
    )
  }
  return { height, draw }
}
