import type { TextStyle } from '../../../packages/tagged-pdf'
import { balanceLines, breakLines, cutsWord } from '../../../packages/tagged-pdf'
import { canvas, titleArea, titleStyle } from './theme'

/** Title sizes, largest first. Any longer title gets the last one. */
const sizes = [156, 136, 120, 104, 96, 88, 80, 68, 60, 52, 46, 40, 34]
const MAX_LINES = 4
const MAX_WIDTH = canvas.width - 2 * canvas.margin

/** Sets a title as large as possible, on at most four lines of similar length. */
export function fitTitle(title: string): { size: number; lines: string[] } {
  const text = title.trim().replace(/\s+/g, ' ')
  const fits = (style: TextStyle) => {
    const lines = breakLines(text, style, MAX_WIDTH)
    const height = lines.length * style.leading
    return lines.length <= MAX_LINES && height <= titleArea.height && !cutsWord(lines)
  }
  const style = sizes.map(titleStyle).find(fits) ?? titleStyle(Math.min(...sizes))
  const lines = balanceLines(text, style, MAX_WIDTH).map((line) => line.trimEnd())
  const shownLines = lines.slice(0, MAX_LINES)
  return {
    size: style.size,
    lines: lines.length > MAX_LINES ? shownLines.with(-1, `${shownLines.at(-1)}…`) : shownLines,
  }
}
