import { drawFigure } from '../../draw-figure'
import { type PlacedText, placeText, placeTexts, type SetText, setText } from '../../flow'
import { contentWidth, paper, styles } from '../../look'
import type { HowTo } from '../../program-document'
import type { Sheet } from '../../sheet'
import { SPACE_ABOVE, sectionHeading } from '../heading'

const COLUMNS = 2
const COLUMN_GAP = 22
const COLUMN_WIDTH = (contentWidth - COLUMN_GAP) / COLUMNS
/** How high figures may be; with two phases they are twice as wide. */
const SIZES = [64, 58, 52, 46, 40]
const TEXT_GAP = 10
const ROW_GAP = 11
/** Separates cues where one takes two lines. */
const CUE_GAP = 2.5
const BELOW_INTRO = 10
const HEADING = SPACE_ABOVE + styles.section.leading + 14

/** Exercises beside each other, set in one size. */
interface Row {
  items: { exercise: HowTo; texts: PlacedText[] }[]
  height: number
}

/**
 * Draws the figure and the cues of each exercise below what the page holds: on as few pages as possible, and as
 * large as fits on them. Draws nothing for a plan without exercises of the library.
 */
export function howToDoThem(sheet: Sheet, exercises: readonly HowTo[], address: string): void {
  if (exercises.length === 0) return
  const intro = setText(
    `From left to right. All about each exercise: ${address.replace(/^https?:\/\//, '')}`,
    styles.note,
    contentWidth,
  )
  const above = HEADING + intro.height + BELOW_INTRO
  const { size, rows } = best(exercises, sheet.y + above)
  sectionHeading(sheet, 'How to Do Them', above)
  placeText(sheet, sheet.root, 'P', intro, paper.left, sheet.y)
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
        // The words beside it say what it shows.
        sheet.decorate(() => drawFigure(sheet.doc, layers, place))
      }
      placeTexts(sheet, sheet.tag(list, 'LI'), 'LBody', texts, x + size * 2 + TEXT_GAP, y)
    })
    sheet.y += height + ROW_GAP
  }
}

/** The size of the figures, with the rows set in it. */
function best(exercises: readonly HowTo[], from: number) {
  const ways = SIZES.map((size) => {
    const rows = rowsOf(exercises, size)
    return { size, rows, pages: pagesFor(rows, from) }
  })
  return ways.reduce((found, way) => (way.pages < found.pages ? way : found))
}

function rowsOf(exercises: readonly HowTo[], size: number): Row[] {
  const width = COLUMN_WIDTH - size * 2 - TEXT_GAP
  const all = exercises.map((exercise) => ({
    exercise,
    texts: oneBelowTheOther([
      setText(exercise.title, styles.lineName, width),
      ...exercise.cues.map((cue) => setText(cue, styles.cue, width)),
    ]),
  }))
  return Array.from({ length: Math.ceil(all.length / COLUMNS) }, (_, row) => {
    const items = all.slice(row * COLUMNS, (row + 1) * COLUMNS)
    const bottoms = items.flatMap(({ texts }) => texts.map(({ top, height }) => top + height))
    return { items, height: Math.max(size, ...bottoms) }
  })
}

function oneBelowTheOther(texts: readonly SetText[]): PlacedText[] {
  let top = 0
  return texts.map((text) => {
    const placed = { ...text, left: 0, top }
    top += text.height + CUE_GAP
    return placed
  })
}

function pagesFor(rows: readonly Row[], from: number): number {
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
