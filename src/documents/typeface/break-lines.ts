import { canDraw, widthOf, widthOfWord } from './faces'
import type { TextStyle } from './text-style'

/** Signs that Archivo lacks, with what is drawn instead. Screen readers get the original. */
const replacements: Record<string, string> = {
  '→': '›',
  '←': '‹',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '‑': '-',
}

/** Emoji, with what joins and colors them: pictures that a text face cannot draw. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f/gu

/** A text as it is drawn, and the original where that differs or some letter cannot be drawn. */
export interface DrawnText {
  drawn: string
  actual?: string
}

/**
 * Returns what the faces can draw of a text of the content: without emoji, with a few signs replaced, and with
 * a question mark for each letter of another script.
 */
export function drawable(text: string): DrawnText {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (canDraw(plain)) return { drawn: plain }
  const kept = plain.replace(emoji, '').replace(/\p{C}/gu, '').replace(/ +/g, ' ').trim()
  const drawn = Array.from(kept, (each) => (canDraw(each) ? each : (replacements[each] ?? '?')))
  return { drawn: drawn.join(''), actual: plain }
}

/** Where a word that is wider than its column is cut first: after a hyphen, dash, slash or dot. */
const seams = /(?<=[-–—/.])/u

/**
 * Breaks a drawn text into lines no wider than `width`. A word wider than that is cut. A line that
 * ends between words keeps its space, or readers' software would join the two words.
 */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of text.split(' ')) {
    const pieces = piecesOf(word, style, width)
    pieces.forEach((piece, index) => {
      if (line && used + widthOfWord(piece, style) > width) {
        lines.push(line)
        line = ''
        used = 0
      }
      const isWordEnd = index === pieces.length - 1
      const withSpace = isWordEnd ? `${piece} ` : piece
      line += withSpace
      used += widthOfWord(withSpace, style)
    })
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}

/** Returns whether lines cut a word. */
export const cutsWord = (lines: string[]) => lines.slice(0, -1).some((line) => !line.endsWith(' '))

/** Returns a word whole if it fits into the column, else cut at its seams, else between letters. */
function piecesOf(word: string, style: TextStyle, width: number): string[] {
  const fits = (piece: string) => widthOfWord(piece, style) <= width
  if (fits(word)) return [word]
  return word.split(seams).flatMap((piece) => (fits(piece) ? [piece] : Array.from(piece)))
}

/** Breaks a text like breakLines, into no more lines, but all of about the same length. */
export function balanceLines(text: string, style: TextStyle, width: number): string[] {
  const lines = breakLines(text, style, width)
  for (let share = 0.5; share < 1; share += 0.04) {
    const others = breakLines(text, style, width * share)
    if (others.length === lines.length && cutsWord(others) === cutsWord(lines)) return others
  }
  return lines
}

/** The share of the measure that a paragraph's last line should fill. */
const RUNT = 0.12

/** Breaks a text like breakLines. Avoids a last line of one short word if that takes no further line. */
export function breakParagraph(text: string, style: TextStyle, width: number): string[] {
  const lines = breakLines(text, style, width)
  const isRunt = (last = '') => widthOf(last, style) < width * RUNT
  if (lines.length === 1 || !isRunt(lines.at(-1))) return lines
  for (const share of [0.98, 0.96, 0.94, 0.92]) {
    const others = breakLines(text, style, width * share)
    const isAsGood = others.length === lines.length && cutsWord(others) === cutsWord(lines)
    if (isAsGood && !isRunt(others.at(-1))) return others
  }
  return lines
}
