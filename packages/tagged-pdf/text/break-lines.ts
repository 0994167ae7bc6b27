import { canDraw, textWidth, wordWidth } from './faces'
import type { TextStyle } from './text-style'

/** Substitutes for characters that Archivo lacks. Screen readers get the original. */
const replacements: Record<string, string> = {
  '→': '›',
  '←': '‹',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '‑': '-',
}

/** Emoji with their joiners and modifiers, which a text face cannot draw. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f/gu

/** A drawable text, and the original if it differs. */
export interface DrawnText {
  drawn: string
  actual?: string
}

/**
 * Makes a content text drawable. Drops emoji, substitutes a few signs, and replaces each letter of another
 * script with a question mark.
 */
export function toDrawable(text: string): DrawnText {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (canDraw(plain)) return { drawn: plain }
  const withoutEmoji = plain.replace(emoji, '').replace(/\p{C}/gu, '').replace(/ +/g, ' ').trim()
  const drawn = Array.from(withoutEmoji, (each) =>
    canDraw(each) ? each : (replacements[each] ?? '?'),
  )
  return { drawn: drawn.join(''), actual: plain }
}

/** Where to break a word wider than its column: after a hyphen, dash, slash or dot. */
const wordBreaks = /(?<=[-–—/.])/u

/**
 * Breaks text into lines no wider than `width`, and cuts words that are wider. A line that ends between words
 * keeps its last space, or text extraction would join the two words.
 */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  for (const word of text.split(' ')) {
    const pieces = splitWord(word, style, width)
    pieces.forEach((piece, index) => {
      if (line && lineWidth + wordWidth(piece, style) > width) {
        lines.push(line)
        line = ''
        lineWidth = 0
      }
      const isWordEnd = index === pieces.length - 1
      const withSpace = isWordEnd ? `${piece} ` : piece
      line += withSpace
      lineWidth += wordWidth(withSpace, style)
    })
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}

export const cutsWord = (lines: string[]) => lines.slice(0, -1).some((line) => !line.endsWith(' '))

/** Keeps a word whole if it fits, else splits it at preferred breaks, else between letters. */
function splitWord(word: string, style: TextStyle, width: number): string[] {
  const fits = (piece: string) => wordWidth(piece, style) <= width
  if (fits(word)) return [word]
  return word.split(wordBreaks).flatMap((piece) => (fits(piece) ? [piece] : Array.from(piece)))
}

/** Like breakLines, with the same number of lines but similar lengths. */
export function balanceLines(text: string, style: TextStyle, width: number): string[] {
  const lines = breakLines(text, style, width)
  for (let share = 0.5; share < 1; share += 0.04) {
    const candidate = breakLines(text, style, width * share)
    if (candidate.length === lines.length && cutsWord(candidate) === cutsWord(lines))
      return candidate
  }
  return lines
}

/** Least share of the width that a paragraph's last line fills. */
const MIN_LAST_LINE = 0.12

/** Like breakLines, but avoids a very short last line if that takes no more lines. */
export function breakParagraph(text: string, style: TextStyle, width: number): string[] {
  const lines = breakLines(text, style, width)
  const isRunt = (last = '') => textWidth(last, style) < width * MIN_LAST_LINE
  if (lines.length === 1 || !isRunt(lines.at(-1))) return lines
  for (const share of [0.98, 0.96, 0.94, 0.92]) {
    const candidate = breakLines(text, style, width * share)
    const isAsGood = candidate.length === lines.length && cutsWord(candidate) === cutsWord(lines)
    if (isAsGood && !isRunt(candidate.at(-1))) return candidate
  }
  return lines
}
