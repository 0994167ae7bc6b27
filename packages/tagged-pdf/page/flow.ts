import { drawLines, type TextBox } from './box'
import { paper } from './paper'
import type { Sheet } from './sheet'

/** Draws a text at the cursor, breaking across pages. */
export function flowText(sheet: Sheet, { type, actual, lines, style }: TextBox, x: number): void {
  const tag = sheet.tag(sheet.root, type, { actual })
  let rest = lines
  while (rest.length > 0) {
    const count = linesThatFit(sheet, rest.length, style.leading)
    if (count === 0) sheet.newPage()
    else {
      const pageLines = rest.slice(0, count)
      sheet.mark(tag, type, () => drawLines(sheet, style, pageLines, x, sheet.y))
      sheet.y += pageLines.length * style.leading
      rest = rest.slice(count)
    }
  }
}

/** Returns how many lines go on this page, without a widow or orphan on either page. */
function linesThatFit(sheet: Sheet, count: number, leading: number): number {
  const fittingLines = Math.floor(sheet.room / leading)
  if (fittingLines >= count) return count
  const usableLines = count - fittingLines === 1 ? fittingLines - 1 : fittingLines
  return usableLines >= 2 || sheet.y === paper.top ? Math.max(usableLines, 1) : 0
}
