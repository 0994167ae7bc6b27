import { widthOf } from '../../typeface/faces'
import type { TextStyle } from '../pdf/look'
import { canvas, titleArea, titleStyle } from './look'

/** Sizes a title may have, largest first; the last one is used however long the title is. */
const sizes = [156, 136, 120, 104, 96, 88, 80, 68, 60, 52, 46, 40, 34]
const MAX_LINES = 4
const MAX_WIDTH = canvas.width - 2 * canvas.margin

/** A title set as large as it fits: at most four lines of about the same length. */
export function fitTitle(title: string): { size: number; lines: string[] } {
  const words = title.split(/\s+/)
  for (const size of sizes) {
    const style = titleStyle(size)
    const lines = wrap(words, style, MAX_WIDTH)
    const fits =
      lines.length <= MAX_LINES &&
      lines.length * style.leading <= titleArea.height &&
      words.every((word) => widthOf(word, style) <= MAX_WIDTH)
    if (fits) return { size, lines: balance(words, style, lines) }
  }
  const size = sizes.at(-1) ?? 0
  const lines = wrap(breakLong(words, titleStyle(size)), titleStyle(size), MAX_WIDTH)
  if (lines.length <= MAX_LINES) return { size, lines }
  return { size, lines: lines.slice(0, MAX_LINES).with(-1, `${lines[MAX_LINES - 1]}…`) }
}

/** Fills lines up to a width, word by word. A word wider than that stands alone. */
export function wrap(words: string[], style: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, style) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** The same number of lines in the narrowest width, so that no word is left alone on the last one. */
function balance(words: string[], style: TextStyle, widest: string[]): string[] {
  let best = widest
  for (let width = MAX_WIDTH; width > 0; width -= 12) {
    const lines = wrap(words, style, width)
    if (lines.length > best.length) break
    best = lines
  }
  return best
}

/** Cuts words that are wider than a line. */
function breakLong(words: string[], style: TextStyle): string[] {
  return words.flatMap((word) => {
    const parts = ['']
    for (const character of word) {
      const longer = parts.at(-1) + character
      if (widthOf(longer, style) <= MAX_WIDTH) parts.splice(-1, 1, longer)
      else parts.push(character)
    }
    return parts
  })
}
