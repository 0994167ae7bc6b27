import { placeText, setText } from '../flow'
import { bodyWidth, colors, paper, rail, styles } from '../look'
import type { Sheet } from '../sheet'
import { sectionHeading } from './heading'

const BOX = 10
const TEXT_INDENT = 22
const GAP = 7

/** Draws the goals as a list with boxes to tick. */
export function goals(sheet: Sheet, texts: readonly string[]): void {
  const items = texts.map((text) => setText(text, styles.body, bodyWidth - TEXT_INDENT))
  sectionHeading(sheet, 'Program Goals', items[0]?.height ?? 0)
  const note = setText('Tick what you can do at the end of the plan.', styles.note, rail.width)
  placeText(sheet, sheet.root, 'P', note, paper.left, sheet.y + 1)
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
}
