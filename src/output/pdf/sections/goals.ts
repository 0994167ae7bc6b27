import { placeText, setText } from '../flow'
import { bodyWidth, colors, paper, rail, styles } from '../look'
import type { Sheet } from '../sheet'
import { sectionHeading } from './heading'

const BOX = 10
const TEXT_INDENT = 22
const GAP = 7
/** A list no higher than this is not parted. */
const LONGEST_WHOLE = 360

/** Draws the goals as a list with boxes to tick. */
export function goals(sheet: Sheet, texts: readonly string[]): void {
  const items = texts.map((text) => setText(text, styles.body, bodyWidth - TEXT_INDENT))
  const height = items.reduce((sum, item) => sum + item.height + GAP, 0)
  sectionHeading(sheet, 'Program Goals', Math.min(height, LONGEST_WHOLE))
  const note = setText('Tick what you can do at the end of the plan.', styles.note, rail.width)
  const noteBottom = sheet.y + 1 + note.height
  placeText(sheet, sheet.root, 'P', note, paper.left, sheet.y + 1)
  const page = sheet.doc.page
  const list = sheet.tag(sheet.root, 'L')
  for (const item of items) {
    sheet.reserve(item.height)
    const { y } = sheet
    const entry = sheet.tag(list, 'LI')
    const box = sheet.tag(entry, 'Lbl', { actual: '☐' })
    sheet.mark(box, 'Lbl', () => {
      sheet.doc
        .rect(rail.body, y + 2.5, BOX, BOX)
        .lineWidth(1)
        .stroke(colors.ink)
    })
    placeText(sheet, entry, 'LBody', item, rail.body + TEXT_INDENT, y)
    sheet.y += item.height + GAP
  }
  sheet.y -= GAP
  if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, noteBottom)
}
