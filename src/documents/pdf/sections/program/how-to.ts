import type { Box, Sheet } from '../../../../../packages/tagged-pdf'
import {
  contentWidth,
  listItem,
  paper,
  row,
  stack,
  type TextBox,
  textBox,
} from '../../../../../packages/tagged-pdf'
import { drawFigure } from '../../draw-figure'
import type { HowTo } from '../../program-document'
import { styles } from '../../theme'
import { drawSectionHeading, SPACE_ABOVE } from '../heading'

const COLUMNS = 2
const COLUMN_GAP = 22
const COLUMN_WIDTH = (contentWidth - COLUMN_GAP) / COLUMNS
/** Figure heights to try. A figure of two phases is twice as wide. */
const SIZES = [64, 58, 52, 46, 40]
const TEXT_GAP = 10
const ROW_GAP = 11
/** Space between cues, which may wrap. */
const CUE_GAP = 2.5
const BELOW_INTRO = 10
const HEADING = SPACE_ABOVE + styles.section.leading + 14

/**
 * Draws each exercise's figure and cues at the cursor, on the fewest pages and then as large as possible.
 * Draws nothing for a plan without library exercises.
 */
export function drawHowTo(sheet: Sheet, exercises: readonly HowTo[], address: string): void {
  if (exercises.length === 0) return
  const intro = textBox(
    'P',
    `From left to right. All about each exercise: ${address.replace(/^https?:\/\//, '')}`,
    styles.note,
    contentWidth,
  )
  const above = HEADING + intro.height + BELOW_INTRO
  const rows = fewestPages(exercises, sheet.y + above)
  drawSectionHeading(sheet, 'How to Do Them', above)
  sheet.place(stack([intro, BELOW_INTRO]))
  const list = sheet.tag(sheet.root, 'L')
  for (const each of rows) {
    sheet.place(each, list)
    sheet.y += ROW_GAP
  }
}

/** The rows of the largest figures that need the fewest pages. */
function fewestPages(exercises: readonly HowTo[], from: number): Box[] {
  const layouts = SIZES.map((size) => {
    const rows = rowsOf(exercises, size)
    return { rows, pages: countPages(rows, from) }
  })
  return layouts.reduce((best, layout) => (layout.pages < best.pages ? layout : best)).rows
}

/** Exercises beside each other, with figures of one size. */
function rowsOf(exercises: readonly HowTo[], size: number): Box[] {
  const boxes = exercises.map((exercise, index) => ({
    ...exerciseBox(exercise, size),
    left: (index % COLUMNS) * (COLUMN_WIDTH + COLUMN_GAP),
  }))
  return Array.from({ length: Math.ceil(boxes.length / COLUMNS) }, (_, index) =>
    row(boxes.slice(index * COLUMNS, (index + 1) * COLUMNS)),
  )
}

function exerciseBox({ title, cues, figure }: HowTo, size: number): Box {
  const textLeft = size * 2 + TEXT_GAP
  const width = COLUMN_WIDTH - textLeft
  const words = listItem(
    stackTexts([
      textBox('LBody', title, styles.lineName, width),
      ...cues.map((cue) => textBox('LBody', cue, styles.cue, width)),
    ]),
  )
  return {
    height: Math.max(size, words.height),
    draw(sheet, x, top, list) {
      if (figure) {
        const phase = (size * 2) / Math.max(figure.phases, 2)
        const place = { x, y: top + (size - phase) / 2, size: phase }
        // Decorative, because the words beside it describe the movement.
        sheet.decorate(() => drawFigure(sheet.doc, figure.layers, place))
      }
      words.draw(sheet, x + textLeft, top, list)
    },
  }
}

function stackTexts(texts: readonly TextBox[]) {
  let top = 0
  return texts.map((text) => {
    const placed = { ...text, left: 0, top }
    top += text.height + CUE_GAP
    return placed
  })
}

function countPages(rows: readonly Box[], from: number): number {
  let pages = 1
  let y = from
  for (const { height } of rows) {
    if (y + height > paper.bottom) {
      pages++
      y = paper.top
    }
    y += height + ROW_GAP
  }
  return pages
}
