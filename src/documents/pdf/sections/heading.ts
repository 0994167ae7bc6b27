import { widthOf } from '../../typeface/faces'
import { setText } from '../flow'
import { colors, contentWidth, paper, styles } from '../look'
import type { Sheet } from '../sheet'

export const SPACE_ABOVE = 26
const SPACE_BELOW = 14
const STUB = 40

/**
 * Draws a section's heading with its level line, and adds the bookmark. `following` is the height
 * of what must be on the same page, so that no heading is alone at the foot of a page. Returns the bookmark,
 * for bookmarks below it.
 */
export function sectionHeading(sheet: Sheet, title: string, following: number) {
  const heading = setText(title, styles.section, contentWidth - STUB)
  if (sheet.y > paper.top) sheet.y += SPACE_ABOVE
  sheet.reserve(heading.height + SPACE_BELOW + following)
  const { y } = sheet
  const tag = sheet.tag(sheet.root, 'H2')
  sheet.mark(tag, 'H2', () => sheet.text(title, paper.left, y, styles.section))
  const lineY = y + styles.section.leading * 0.54
  const start = paper.left + widthOf(title, styles.section) + 12
  sheet.decorate(() => sheet.rule(start, lineY, paper.right, lineY, 1, colors.ink))
  sheet.y += heading.height + SPACE_BELOW
  return addBookmark(sheet, title, y)
}

/** Adds a bookmark to a height of the page being drawn. */
export function addBookmark(sheet: Sheet, title: string, y: number, parent = sheet.doc.outline) {
  // pdfkit counts the left edge from the right; its types know neither of the two.
  const place = { top: Math.max(0, y - 24), left: paper.width }
  return parent.addItem(title, place as object)
}
