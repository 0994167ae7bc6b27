import { widthOf } from '../../../typeface/faces'
import type { TextStyle } from '../../../typeface/text-style'
import { type PlacedText, setText } from '../../flow'
import { contentWidth, styles } from '../../look'
import type { LogLine } from '../../program-document'

/** The first column is for reading; the boxes to its right are for writing. */
const NAME_WIDTH = 206
const LOAD_WIDTH = 54
export const INDENT = 9
const GAP = 10
const PADDING = 3.5
/** 9 mm, the room that a pen needs. */
const LOWEST = 25.5
/** More boxes than this take two lines. */
const MOST_ABREAST = 6
const LOWEST_OF_TWO = 19

/** A line of a session: its set texts and the boxes to write in. */
export interface SetLine {
  line: LogLine
  texts: PlacedText[]
  /** Its least height. */
  height: number
  /** How many lines the boxes of a line take. */
  boxLines: number
}

/** Sets the texts of a line of a session: what to do, its sets, and how. */
export function setLine(line: LogLine): SetLine {
  const width = NAME_WIDTH - GAP - (line.isGrouped ? INDENT : 0)
  const { title, sets, effort, rest, notes, isTest, group, count, next } = line
  const asked = [effort, rest && `rest ${rest}`].filter(Boolean).join(' · ')
  const texts: PlacedText[] = []
  let top = 0
  const below = (text: string, style: TextStyle) => {
    const set = setText(text, style, width)
    texts.push({ ...set, left: 0, top })
    top += set.height
  }
  if (group) below(group, styles.tiny)
  below(isTest ? `${title} (test)` : title, styles.lineName)
  below(sets, styles.lineSets)
  if (asked) {
    const beside = widthOf(`${sets}  `, styles.lineSets)
    const isShort = widthOf(asked, styles.lineEffort) <= width - beside
    if (isShort) {
      const set = setText(asked, styles.lineEffort, width)
      texts.push({ ...set, left: beside, top: top - set.height })
    } else below(asked, styles.lineEffort)
  }
  if (notes) below(notes, styles.lineNote)
  if (next) below(next, styles.lineNote)
  const boxLines = line.isWhole ? 1 : Math.ceil(count / MOST_ABREAST)
  const lowest = boxLines === 1 ? LOWEST : boxLines * LOWEST_OF_TWO
  return { line, texts, height: Math.max(top + PADDING * 2, lowest), boxLines }
}

/** Returns the height of a line's texts. */
export const textHeight = ({ texts }: SetLine) =>
  Math.max(...texts.map(({ top, height }) => top + height))

/** Returns how many boxes of a line are side by side. */
export const abreast = ({ line, boxLines }: SetLine) =>
  line.isWhole ? 1 : Math.ceil(line.count / boxLines)

/** A rectangle on the page. */
export type Box = [x: number, y: number, width: number, height: number]

/** The grid of a session's boxes: columns of sets, after a column for the load if one is written. */
export interface BoxGrid {
  left: number
  columns: number
  hasLoad: boolean
}

/** Returns the grid that all lines of a session share. */
export function gridOf(lines: readonly SetLine[], left: number): BoxGrid {
  return {
    left: left + NAME_WIDTH,
    columns: Math.max(3, ...lines.map(abreast)),
    hasLoad: lines.some(({ line }) => line.asksLoad),
  }
}

const widthOfBoxes = contentWidth - NAME_WIDTH

/** Returns the left edge of a column of sets, and its width. */
export function columnOf({ left, columns, hasLoad }: BoxGrid, column: number) {
  const load = hasLoad ? LOAD_WIDTH : 0
  const width = (widthOfBoxes - load) / columns
  return { x: left + load + column * width, width }
}

/** Returns the boxes of a line: one for each set, and one for the load if it has one. */
export function boxesOf(set: SetLine, grid: BoxGrid, top: number, height: number): Box[] {
  const { line, boxLines } = set
  if (line.isWhole) return [[grid.left, top, widthOfBoxes, height]]
  const each = height / boxLines
  const beside = abreast(set)
  const sets = Array.from({ length: line.count }, (_, index): Box => {
    const { x, width } = columnOf(grid, index % beside)
    return [x, top + Math.floor(index / beside) * each, width, each]
  })
  return line.asksLoad ? [[grid.left, top, LOAD_WIDTH, height], ...sets] : sets
}
