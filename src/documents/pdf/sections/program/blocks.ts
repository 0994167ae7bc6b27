import { widthOf } from '../../../typeface/faces'
import { flowText, placeText, type SetText, setText } from '../../flow'
import { bodyStyle, colors, styles } from '../../look'
import type { Sheet, Tag } from '../../sheet'
import { addBookmark } from '../heading'

/** A place on the page that texts flow down in. */
export interface Column {
  x: number
  width: number
  /** The size of its texts. */
  size: number
}

/** A heading with the texts below it. */
export interface Block {
  title: string
  /** Paragraphs, or things to tick off. */
  items: readonly string[]
  isChecklist?: boolean
}

const HEADING_GAP = 6
const BLOCK_GAP = 15
const BOX = 8
const INDENT = 16

const gapOf = ({ size }: Column) => size * 0.45

function itemsOf({ items, isChecklist }: Block, { width, size }: Column): SetText[] {
  return items.map((text) => setText(text, bodyStyle(size), width - (isChecklist ? INDENT : 0)))
}

/** Returns how high blocks are one below the other in a column. */
export function heightOf(blocks: readonly Block[], column: Column): number {
  const heights = blocks.map((block) => {
    const items = itemsOf(block, column)
    const texts = items.reduce((sum, item) => sum + item.height + gapOf(column), 0)
    return styles.block.leading + HEADING_GAP + texts
  })
  return heights.reduce((sum, height) => sum + height + BLOCK_GAP, -BLOCK_GAP)
}

/** Draws blocks below what the page has so far, over as many pages as they need. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[], column: Column): void {
  blocks.forEach((block, index) => {
    if (index > 0) sheet.y += BLOCK_GAP
    const items = itemsOf(block, column)
    drawHeading(sheet, block.title, column, items[0]?.height ?? 0)
    const list = block.isChecklist ? sheet.tag(sheet.root, 'L') : null
    for (const item of items) {
      if (list) drawCheck(sheet, list, item, column)
      else flowText(sheet, sheet.root, 'P', item, column.x)
      sheet.y += gapOf(column)
    }
  })
}

function drawHeading(sheet: Sheet, title: string, { x, width }: Column, following: number): void {
  const heading = setText(title, styles.block, width)
  sheet.reserve(heading.height + HEADING_GAP + following)
  const { y } = sheet
  placeText(sheet, sheet.root, 'H2', heading, x, y)
  const lineY = y + styles.block.leading * 0.54
  const start = x + widthOf(heading.lines[0] ?? '', styles.block) + 8
  if (start < x + width) {
    sheet.decorate(() => sheet.rule(start, lineY, x + width, lineY, 0.8, colors.ink))
  }
  addBookmark(sheet, title, y)
  sheet.y += heading.height + HEADING_GAP
}

function drawCheck(sheet: Sheet, list: Tag, item: SetText, { x }: Column): void {
  sheet.reserve(item.height)
  const { y } = sheet
  const entry = sheet.tag(list, 'LI')
  const top = y + (item.style.leading - BOX) / 2
  sheet.mark(sheet.tag(entry, 'Lbl', { actual: '☐' }), 'Lbl', () => {
    sheet.doc.rect(x, top, BOX, BOX).lineWidth(0.9).stroke(colors.ink)
  })
  placeText(sheet, entry, 'LBody', item, x + INDENT, y)
  sheet.y += item.height
}
