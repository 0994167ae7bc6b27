import { placeText, setText } from '../flow'
import { contentWidth, paper, styles } from '../look'
import type { Sheet } from '../sheet'

const TITLE_HEIGHT = 19
const LINE_GAP = 26
const FEWEST_LINES = 3

/** Draws lines for notes in the space that the log leaves on a page. */
export function drawNotes(sheet: Sheet): void {
  const lines = Math.floor((sheet.room - TITLE_HEIGHT) / LINE_GAP)
  if (lines < FEWEST_LINES) return
  const { y } = sheet
  placeText(sheet, sheet.root, 'P', setText('Notes', styles.week, contentWidth), paper.left, y)
  sheet.decorate(() => {
    for (let line = 1; line <= lines; line++) {
      const lineY = y + TITLE_HEIGHT + line * LINE_GAP
      sheet.rule(paper.left, lineY, paper.right, lineY)
    }
  })
}
