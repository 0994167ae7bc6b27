import { drawFigure } from '../../draw-figure'
import { drawText, drawTexts, layoutText, type PositionedText, type TextBlock } from '../../flow'
import { contentWidth, paper, styles } from '../../look'
import type { HowTo } from '../../program-document'
import type { Sheet } from '../../sheet'
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

/** Exercises side by side, with figures of one size. */
interface Row {
  items: { exercise: HowTo; texts: PositionedText[] }[]
  height: number
}

/**
 * Draws each exercise's figure and cues at the cursor, on the fewest pages and then as large as possible.
 * Draws nothing for a plan without library exercises.
 */
export function drawHowTo(sheet: Sheet, exercises: readonly HowTo[], address: string): void {
  if (exercises.length === 0) return
  const intro = layoutText(
    `From left to right. All about each exercise: ${address.replace(/^https?:\/\//, '')}`,
    styles.note,
    contentWidth,
  )
  const above = HEADING + intro.height + BELOW_INTRO
  const { size, rows } = bestLayout(exercises, sheet.y + above)
  drawSectionHeading(sheet, 'How to Do Them', above)
  drawText(sheet, sheet.root, 'P', intro, paper.left, sheet.y)
  sheet.y += intro.height + BELOW_INTRO
  const list = sheet.tag(sheet.root, 'L')
  for (const { items, height } of rows) {
    sheet.reserve(height)
    items.forEach(({ exercise: { figure }, texts }, column) => {
      const x = paper.left + column * (COLUMN_WIDTH + COLUMN_GAP)
      const { y } = sheet
      if (figure) {
        const { phases, layers } = figure
        const phase = (size * 2) / Math.max(phases, 2)
        const place = { x, y: y + (size - phase) / 2, size: phase }
        // Decorative, because the words beside it describe the movement.
        sheet.decorate(() => drawFigure(sheet.doc, layers, place))
      }
      drawTexts(sheet, sheet.tag(list, 'LI'), 'LBody', texts, x + size * 2 + TEXT_GAP, y)
    })
    sheet.y += height + ROW_GAP
  }
}

/** The figure size that needs the fewest pages, and its rows. */
function bestLayout(exercises: readonly HowTo[], from: number) {
  const layouts = SIZES.map((size) => {
    const rows = rowsOf(exercises, size)
    return { size, rows, pages: countPages(rows, from) }
  })
  return layouts.reduce((best, layout) => (layout.pages < best.pages ? layout : best))
}

function rowsOf(exercises: readonly HowTo[], size: number): Row[] {
  const width = COLUMN_WIDTH - size * 2 - TEXT_GAP
  const all = exercises.map((exercise) => ({
    exercise,
    texts: stackTexts([
      layoutText(exercise.title, styles.lineName, width),
      ...exercise.cues.map((cue) => layoutText(cue, styles.cue, width)),
    ]),
  }))
  return Array.from({ length: Math.ceil(all.length / COLUMNS) }, (_, row) => {
    const items = all.slice(row * COLUMNS, (row + 1) * COLUMNS)
    const bottoms = items.flatMap(({ texts }) => texts.map(({ top, height }) => top + height))
    return { items, height: Math.max(size, ...bottoms) }
  })
}

function stackTexts(texts: readonly TextBlock[]): PositionedText[] {
  let top = 0
  return texts.map((text) => {
    const placed = { ...text, left: 0, top }
    top += text.height + CUE_GAP
    return placed
  })
}

function countPages(rows: readonly Row[], from: number): number {
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
