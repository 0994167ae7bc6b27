import type { Sheet } from '../../../../packages/tagged-pdf'
import { contentWidth, paper, textBox } from '../../../../packages/tagged-pdf'
import { styles } from '../theme'

const TITLE_HEIGHT = 19
const LINE_GAP = 26
const MIN_LINES = 3

/** Fills the rest of a log page with lines for notes. */
export function drawNotes(sheet: Sheet): void {
  const lines = Math.floor((sheet.room - TITLE_HEIGHT) / LINE_GAP)
  if (lines < MIN_LINES) return
  const { y } = sheet
  textBox('P', 'Notes', styles.week, contentWidth).draw(sheet, paper.left, y)
  sheet.decorate(() => {
    for (let line = 1; line <= lines; line++) {
      const lineY = y + TITLE_HEIGHT + line * LINE_GAP
      sheet.rule(paper.left, lineY, paper.right, lineY)
    }
  })
}
