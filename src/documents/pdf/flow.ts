import { breakParagraph, type DrawnText, drawable } from '../typeface/break-lines'
import type { TextStyle } from '../typeface/text-style'
import { paper } from './look'
import type { Sheet, Tag, TagOptions } from './sheet'

/** A text broken into lines for a place on the page. */
export interface SetText extends DrawnText {
  lines: string[]
  style: TextStyle
  height: number
}

/** Sets a text of the content into a column, by one of the ways to break lines. */
export function setText(
  text: string,
  style: TextStyle,
  width: number,
  breakText = breakParagraph,
): SetText {
  const drawn = drawable(text)
  const lines = breakText(drawn.drawn, style, width)
  return { ...drawn, lines, style, height: lines.length * style.leading }
}

/** Draws a set text at one place, as one tagged element. */
export function placeText(
  sheet: Sheet,
  parent: Tag,
  type: string,
  text: SetText,
  x: number,
  top: number,
  options: TagOptions = {},
): void {
  const tag = sheet.tag(parent, type, { ...options, actual: text.actual })
  sheet.mark(tag, type, () => drawLines(sheet, text.style, text.lines, x, top))
}

/** One of several texts, with its offset from the first letter of all. */
export interface PlacedText extends SetText {
  left: number
  top: number
}

/** Draws several texts as one element, such as an exercise and its notes. */
export function placeTexts(
  sheet: Sheet,
  parent: Tag,
  type: string,
  texts: readonly PlacedText[],
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

/** Keeps the last word of one text from being joined to the first of the next. */
const withSpace = (lines: string[]) => [...lines.slice(0, -1), `${lines.at(-1) ?? ''} `]

/** Draws a set text below what the page has so far, over as many pages as it needs. */
export function flowText(sheet: Sheet, parent: Tag, type: string, text: SetText, x: number): void {
  const tag = sheet.tag(parent, type, { actual: text.actual })
  let rest = text.lines
  while (rest.length > 0) {
    const count = linesThatFit(sheet, rest.length, text.style.leading)
    if (count === 0) sheet.newPage()
    else {
      const now = rest.slice(0, count)
      sheet.mark(tag, type, () => drawLines(sheet, text.style, now, x, sheet.y))
      sheet.y += now.length * text.style.leading
      rest = rest.slice(count)
    }
  }
}

/** Returns how many of a text's lines this page takes. No page gets a single line of a longer text. */
function linesThatFit(sheet: Sheet, count: number, leading: number): number {
  const fit = Math.floor(sheet.room / leading)
  if (fit >= count) return count
  const onThisPage = count - fit === 1 ? fit - 1 : fit
  return onThisPage >= 2 || sheet.y === paper.top ? Math.max(onThisPage, 1) : 0
}

/** Draws lines below each other. */
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
