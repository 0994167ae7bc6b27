import { balanceLines, breakLines, cutsWord } from '../typeface/break-lines'
import type { TextStyle } from '../typeface/text-style'
import { canvas, titleArea, titleStyle } from './look'

/** Sizes of titles, largest first. The last one is for any longer title. */
const sizes = [156, 136, 120, 104, 96, 88, 80, 68, 60, 52, 46, 40, 34]
const MAX_LINES = 4
const MAX_WIDTH = canvas.width - 2 * canvas.margin

/** Sets a title as large as it fits: at most four lines of about the same length. */
export function fitTitle(title: string): { size: number; lines: string[] } {
  const text = title.trim().replace(/\s+/g, ' ')
  const fits = (style: TextStyle) => {
    const broken = breakLines(text, style, MAX_WIDTH)
    const height = broken.length * style.leading
    return broken.length <= MAX_LINES && height <= titleArea.height && !cutsWord(broken)
  }
  const style = sizes.map(titleStyle).find(fits) ?? titleStyle(Math.min(...sizes))
  const lines = balanceLines(text, style, MAX_WIDTH).map((line) => line.trimEnd())
  const shown = lines.slice(0, MAX_LINES)
  return {
    size: style.size,
    lines: lines.length > MAX_LINES ? shown.with(-1, `${shown.at(-1)}…`) : shown,
  }
}
