import type { Sheet } from '../../../../packages/tagged-pdf'
import { contentWidth, paper, textBox, widestLine } from '../../../../packages/tagged-pdf'
import { colors, styles } from '../theme'

export const SPACE_ABOVE = 26
const SPACE_BELOW = 14
const MIN_RULE = 40

/**
 * Draws a section heading with its level line. Adds a bookmark and returns it as a parent for others.
 * `following` is the height that must fit below the heading, so that none ends a page.
 */
export function drawSectionHeading(sheet: Sheet, title: string, following: number) {
  const heading = textBox('H2', title, styles.section, contentWidth - MIN_RULE)
  if (sheet.y > paper.top) sheet.y += SPACE_ABOVE
  sheet.reserve(heading.height + SPACE_BELOW + following)
  const { y } = sheet
  heading.draw(sheet, paper.left, y)
  const lineY = y + styles.section.leading * 0.54
  const start = paper.left + widestLine(heading) + 12
  sheet.decorate(() => sheet.rule(start, lineY, paper.right, lineY, 1, colors.ink))
  sheet.y += heading.height + SPACE_BELOW
  return addBookmark(sheet, title, y)
}

/** Adds a bookmark for a height on the current page. */
export function addBookmark(sheet: Sheet, title: string, y: number, parent = sheet.doc.outline) {
  // pdfkit counts `left` from the right edge, and its types lack both options.
  const place = { top: Math.max(0, y - 24), left: paper.width }
  return parent.addItem(title, place as object)
}
