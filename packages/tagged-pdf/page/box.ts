import { breakParagraph, type DrawnText, toDrawable } from '../text/break-lines'
import { textWidth } from '../text/faces'
import type { TextStyle } from '../text/text-style'
import type { Box, Sheet } from './sheet'

/** A text broken into lines. */
export interface TextBox extends Box, DrawnText {
  type: string
  lines: string[]
  style: TextStyle
}

/** Breaks a content text into lines for a column. It is drawn as one element. */
export function textBox(
  type: string,
  text: string,
  style: TextStyle,
  width: number,
  breakText = breakParagraph,
): TextBox {
  const drawn = toDrawable(text)
  const lines = breakText(drawn.drawn, style, width)
  return {
    ...drawn,
    type,
    lines,
    style,
    height: lines.length * style.leading,
    draw(sheet, x, top, parent = sheet.root) {
      const tag = sheet.tag(parent, type, { actual: drawn.actual })
      sheet.mark(tag, type, () => drawLines(sheet, style, lines, x, top))
    },
  }
}

export const widestLine = ({ lines, style }: TextBox) =>
  Math.max(0, ...lines.map((line) => textWidth(line.trimEnd(), style)))

/** A text with its offset from the origin of its group. */
export interface PlacedText extends TextBox {
  left: number
  top: number
}

/** Several texts, such as an exercise and its notes, as one element of a list. */
export const listItem = (texts: readonly PlacedText[]): Box => ({
  height: Math.max(...texts.map(({ top, height }) => top + height)),
  draw(sheet, x, top, parent = sheet.root) {
    const hasActual = texts.some(({ actual }) => actual)
    const actual = hasActual ? texts.map((text) => text.actual ?? text.drawn).join(' ') : undefined
    const tag = sheet.tag(sheet.tag(parent, 'LI'), 'LBody', { actual })
    sheet.mark(tag, 'LBody', () => {
      texts.forEach((text, index) => {
        const isLast = index === texts.length - 1
        const lines = isLast ? text.lines : withSpace(text.lines)
        drawLines(sheet, text.style, lines, x + text.left, top + text.top)
      })
    })
  },
})

/** Appends a space, or text extraction would join the words of two texts. */
const withSpace = (lines: string[]) => [...lines.slice(0, -1), `${lines.at(-1) ?? ''} `]

/** Boxes below each other. Numbers are gaps. */
export const stack = (parts: readonly (Box | number)[]): Box => ({
  height: parts.reduce<number>((sum, part) => sum + heightOf(part), 0),
  draw(sheet, x, top, parent) {
    let y = top
    for (const part of parts) {
      if (typeof part !== 'number') part.draw(sheet, x, y, parent)
      y += heightOf(part)
    }
  },
})

const heightOf = (part: Box | number) => (typeof part === 'number' ? part : part.height)

/** Boxes beside each other, each with its distance from the left. */
export const row = (parts: readonly (Box & { left: number })[]): Box => ({
  height: Math.max(0, ...parts.map(({ height }) => height)),
  draw(sheet, x, top, parent) {
    for (const { left, draw } of parts) draw(sheet, x + left, top, parent)
  },
})

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
