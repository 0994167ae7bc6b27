import { notesWithLoad } from '../../../../../packages/progression'
import type { Box, TextStyle } from '../../../../../packages/tagged-pdf'
import {
  contentWidth,
  listItem,
  type PlacedText,
  textBox,
  textWidth,
} from '../../../../../packages/tagged-pdf'
import type { LogLine } from '../../program-document'
import { styles } from '../../theme'

/** Width of the first column, which is text. To its right are boxes to write in. */
const NAME_WIDTH = 206
const LOAD_WIDTH = 54
export const INDENT = 9
const GAP = 10
const PADDING = 3.5
/** 9 mm, the least that handwriting needs. */
const MIN_HEIGHT = 25.5
/** Lines with more boxes wrap onto two rows. */
const MAX_BOXES_PER_ROW = 6
const MIN_ROW_HEIGHT = 19

/** Layout of a session line: its texts and boxes. */
export interface LineLayout {
  line: LogLine
  /** Its texts. */
  text: Box
  /** Minimum height. */
  height: number
  /** Rows of boxes. */
  boxLines: number
}

/** Lays out a line's texts: exercise, sets, details. */
export function layoutLine(line: LogLine): LineLayout {
  const width = NAME_WIDTH - GAP - (line.isGrouped ? INDENT : 0)
  const { words, group, count, next } = line
  const { title, sets, effort, rest, isTest } = words
  const notes = notesWithLoad(words)
  const details = [effort, rest && `rest ${rest}`].filter(Boolean).join(' · ')
  const texts: PlacedText[] = []
  let top = 0
  const addText = (text: string, style: TextStyle) => {
    const block = textBox('LBody', text, style, width)
    texts.push({ ...block, left: 0, top })
    top += block.height
  }
  if (group) addText(group, styles.tiny)
  addText(isTest ? `${title} (test)` : title, styles.lineName)
  addText(sets, styles.lineSets)
  if (details) {
    const detailsLeft = textWidth(`${sets}  `, styles.lineSets)
    const fitsBeside = textWidth(details, styles.lineEffort) <= width - detailsLeft
    if (fitsBeside) {
      const layout = textBox('LBody', details, styles.lineEffort, width)
      texts.push({ ...layout, left: detailsLeft, top: top - layout.height })
    } else addText(details, styles.lineEffort)
  }
  if (notes) addText(notes, styles.lineNote)
  if (next) addText(next, styles.lineNote)
  const boxLines = line.isWhole ? 1 : Math.ceil(count / MAX_BOXES_PER_ROW)
  const minHeight = boxLines === 1 ? MIN_HEIGHT : boxLines * MIN_ROW_HEIGHT
  return { line, text: listItem(texts), height: Math.max(top + PADDING * 2, minHeight), boxLines }
}

/** Boxes per row. */
export const boxesPerRow = ({ line, boxLines }: LineLayout) =>
  line.isWhole ? 1 : Math.ceil(line.count / boxLines)

/** A rectangle on the page. */
type Rectangle = [x: number, y: number, width: number, height: number]

/** Grid of a session's boxes: a column per set, after a load column if any line logs a load. */
export interface BoxGrid {
  left: number
  columns: number
  hasLoad: boolean
}

/** The grid shared by all lines of a session. */
export function gridOf(lines: readonly LineLayout[], left: number): BoxGrid {
  return {
    left: left + NAME_WIDTH,
    columns: Math.max(3, ...lines.map(boxesPerRow)),
    hasLoad: lines.some(({ line }) => line.asksLoad),
  }
}

const boxesWidth = contentWidth - NAME_WIDTH

/** Left edge and width of a set column. */
export function columnOf({ left, columns, hasLoad }: BoxGrid, column: number) {
  const load = hasLoad ? LOAD_WIDTH : 0
  const width = (boxesWidth - load) / columns
  return { x: left + load + column * width, width }
}

/** A line's boxes: one per set, and before them a load box if it logs one. */
export function boxesOf(
  layout: LineLayout,
  grid: BoxGrid,
  top: number,
  height: number,
): Rectangle[] {
  const { line, boxLines } = layout
  if (line.isWhole) return [[grid.left, top, boxesWidth, height]]
  const rowHeight = height / boxLines
  const perRow = boxesPerRow(layout)
  const sets = Array.from({ length: line.count }, (_, index): Rectangle => {
    const { x, width } = columnOf(grid, index % perRow)
    return [x, top + Math.floor(index / perRow) * rowHeight, width, rowHeight]
  })
  return line.asksLoad ? [[grid.left, top, LOAD_WIDTH, height], ...sets] : sets
}
