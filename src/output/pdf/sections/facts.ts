import { placeText, setText } from '../flow'
import { colors, paper, styles } from '../look'
import type { Sheet } from '../sheet'

const GAP = 16
/** How the width is shared: the last fact, the equipment, is a phrase. */
const SHARES = [0.16, 0.17, 0.15, 0.16, 0.36]

/** Draws the summary: a row of facts, each a label above its value. */
export function drawFacts(sheet: Sheet, facts: [label: string, value: string][]): void {
  const { y } = sheet
  const list = sheet.tag(sheet.root, 'L')
  const width = paper.right - paper.left
  const lefts = SHARES.map(
    (_, index) =>
      paper.left + width * SHARES.slice(0, index).reduce((sum, share) => sum + share, 0),
  )
  const heights = facts.map(([label, value], index) => {
    const left = lefts[index] ?? paper.left
    const right = lefts[index + 1] ?? paper.right + GAP
    const item = sheet.tag(list, 'LI')
    const heading = setText(label, styles.label, right - left - GAP)
    const text = setText(value, styles.strong, right - left - GAP)
    placeText(sheet, item, 'Lbl', heading, left, y + 8)
    placeText(sheet, item, 'LBody', text, left, y + 8 + heading.height)
    return 8 + heading.height + text.height
  })
  const height = Math.max(...heights)
  sheet.decorate(() => {
    sheet.rule(paper.left, y, paper.right, y, 1, colors.ink)
    for (const left of lefts.slice(1)) {
      sheet.rule(left - GAP / 2, y + 9, left - GAP / 2, y + height - 3)
    }
  })
  sheet.y += height + 4
}
