import { breakParagraph, type DrawnText, toDrawable } from '../typeface/break-lines'
import type { TextStyle } from '../typeface/text-style'
import { paper } from './look'
import type { Sheet, Tag, TagOptions } from './sheet'

/** Text broken into lines. */
export interface TextBlock extends DrawnText {
  lines: string[]
  style: TextStyle
  height: number
}

/** Breaks a content text into lines for a column. */
export function layoutText(
  text: string,
  style: TextStyle,
  width: number,
  breakText = breakParagraph,
): TextBlock {
  const drawn = toDrawable(text)
  const lines = breakText(drawn.drawn, style, width)
  return { ...drawn, lines, style, height: lines.length * style.leading }
}

/** Draws a text block as one tagged element. */
export function drawText(
  sheet: Sheet,
  parent: Tag,
  type: string,
  text: TextBlock,
  x: number,
  top: number,
  options: TagOptions = {},
): void {
  const tag = sheet.tag(parent, type, { ...options, actual: text.actual })
  sheet.mark(tag, type, () => drawLines(sheet, text.style, text.lines, x, top))
}

/** A text block with an offset from the origin of its group. */
export interface PositionedText extends TextBlock {
  left: number
  top: number
}

/** Draws several text blocks, such as an exercise and its notes, as one element. */
export function drawTexts(
  sheet: Sheet,
  parent: Tag,
  type: string,
  texts: readonly PositionedText[],
  x: number,
  top: number,
): void {
  const hasActual = texts.some(({ actual }) => actual)
  const actual = hasActual ? texts.map((text) => text.actual ?? text.drawn).join(' ') : undefined
  const tag = sheet.tag(parent, type, { actual })
  sheet.mark(tag, type, () => {
    texts.forEach((text, index) => {
      const isLast = index === texts.length - 1
      const lines = isLast ? text.lines : withSpace(text.lines)
      drawLines(sheet, text.style, lines, x + text.left, top + text.top)
    })
  })
}

/** Appends a space, or text extraction would join the words of two texts. */
const withSpace = (lines: string[]) => [...lines.slice(0, -1), `${lines.at(-1) ?? ''} `]

/** Draws a text block at the cursor, breaking across pages. */
export function flowText(
  sheet: Sheet,
  parent: Tag,
  type: string,
  text: TextBlock,
  x: number,
): void {
  const tag = sheet.tag(parent, type, { actual: text.actual })
  let rest = text.lines
  while (rest.length > 0) {
    const count = linesThatFit(sheet, rest.length, text.style.leading)
    if (count === 0) sheet.newPage()
    else {
      const pageLines = rest.slice(0, count)
      sheet.mark(tag, type, () => drawLines(sheet, text.style, pageLines, x, sheet.y))
      sheet.y += pageLines.length * text.style.leading
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

export function drawLines(
  sheet: Sheet,
  style: TextStyle,
  lines: string[],
  x: number,
  top: number,
): void {
  lines.forEach((line, index) => {
    sheet.text(line, x, top + index * style.leading, style)
  })
}
