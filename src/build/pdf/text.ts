import { canDraw, widthOf } from './faces'
import type { TextStyle } from './look'

/** Signs that Archivo lacks, by what stands in for them. Readers' software is told the original. */
const standIns: Record<string, string> = {
  '→': '›',
  '←': '‹',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '‑': '-',
}

/** Emoji, with what joins and colours them: pictures that a text face cannot draw. */
const emoji = /\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0e\ufe0f]/gu

/** A text as it is drawn, and the original where that differs or some letter cannot be drawn. */
export interface DrawnText {
  drawn: string
  actual?: string
}

/**
 * Takes a text of the content and gives what the faces can draw of it: emoji left out, a few signs
 * replaced. Letters of other scripts stay, and show as the font's empty box.
 */
export function drawable(text: string): DrawnText {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (canDraw(plain)) return { drawn: plain }
  const drawn = plain
    .replace(/[→←≥≤≠≈‑]/g, (sign) => standIns[sign] ?? sign)
    .replace(emoji, '')
    .replace(/\p{C}/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return { drawn, actual: plain }
}

/** Where a word may be parted: after a hyphen, dash or slash between letters. */
const seams = /(?<=\p{L}[-–—/])(?=\p{L})/u

/** Breaks a drawn text into lines no wider than `width`. A word wider than that is cut. */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  const put = (piece: string, glue: string) => {
    if (line && widthOf(line + glue + piece, style) <= width) line += glue + piece
    else {
      if (line) lines.push(line)
      const [rest = '', ...full] = cutToWidth(piece, style, width).reverse()
      lines.push(...full.reverse())
      line = rest
    }
  }
  for (const word of text.split(' ')) {
    word.split(seams).forEach((piece, index) => {
      put(piece, index === 0 ? ' ' : '')
    })
  }
  if (line) lines.push(line)
  return lines
}

function cutToWidth(word: string, style: TextStyle, width: number): string[] {
  if (widthOf(word, style) <= width) return [word]
  const pieces = ['']
  for (const character of word) {
    const longer = pieces[pieces.length - 1] + character
    if (widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces.filter(Boolean)
}
