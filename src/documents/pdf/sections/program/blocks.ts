import { textWidth } from '../../../typeface/faces'
import { drawText, flowText, layoutText, type TextBlock } from '../../flow'
import { bodyStyle, colors, styles } from '../../look'
import type { Sheet, Tag } from '../../sheet'
import { addBookmark } from '../heading'

/** A column that text flows down. */
export interface Column {
  x: number
  width: number
  /** Font size. */
  size: number
}

/** A heading with its items. */
export interface ListBlock {
  title: string
  /** Paragraphs, or checklist entries. */
  items: readonly string[]
  isChecklist?: boolean
}

const HEADING_GAP = 6
const BLOCK_GAP = 15
const CHECKBOX = 8
const INDENT = 16

const gapOf = ({ size }: Column) => size * 0.45

function layoutItems({ items, isChecklist }: ListBlock, { width, size }: Column): TextBlock[] {
  return items.map((text) => layoutText(text, bodyStyle(size), width - (isChecklist ? INDENT : 0)))
}

/** Total height of blocks stacked in a column. */
export function blocksHeight(blocks: readonly ListBlock[], column: Column): number {
  const heights = blocks.map((block) => {
    const items = layoutItems(block, column)
    const texts = items.reduce((sum, item) => sum + item.height + gapOf(column), 0)
    return styles.block.leading + HEADING_GAP + texts
  })
  return heights.reduce((sum, height) => sum + height + BLOCK_GAP, -BLOCK_GAP)
}

/** Draws blocks at the cursor, breaking across pages. */
export function drawBlocks(sheet: Sheet, blocks: readonly ListBlock[], column: Column): void {
  blocks.forEach((block, index) => {
    if (index > 0) sheet.y += BLOCK_GAP
    const items = layoutItems(block, column)
    drawHeading(sheet, block.title, column, items[0]?.height ?? 0)
    const list = block.isChecklist ? sheet.tag(sheet.root, 'L') : undefined
    for (const item of items) {
      if (list) drawChecklistItem(sheet, list, item, column)
      else flowText(sheet, sheet.root, 'P', item, column.x)
      sheet.y += gapOf(column)
    }
  })
}

function drawHeading(sheet: Sheet, title: string, { x, width }: Column, following: number): void {
  const heading = layoutText(title, styles.block, width)
  sheet.reserve(heading.height + HEADING_GAP + following)
  const { y } = sheet
  drawText(sheet, sheet.root, 'H2', heading, x, y)
  const lineY = y + styles.block.leading * 0.54
  const start = x + textWidth(heading.lines[0] ?? '', styles.block) + 8
  if (start < x + width) {
    sheet.decorate(() => sheet.rule(start, lineY, x + width, lineY, 0.8, colors.ink))
  }
  addBookmark(sheet, title, y)
  sheet.y += heading.height + HEADING_GAP
}

function drawChecklistItem(sheet: Sheet, list: Tag, item: TextBlock, { x }: Column): void {
  sheet.reserve(item.height)
  const { y } = sheet
  const entry = sheet.tag(list, 'LI')
  const top = y + (item.style.leading - CHECKBOX) / 2
  sheet.mark(sheet.tag(entry, 'Lbl', { actual: '☐' }), 'Lbl', () => {
    sheet.doc.rect(x, top, CHECKBOX, CHECKBOX).lineWidth(0.9).stroke(colors.ink)
  })
  drawText(sheet, entry, 'LBody', item, x + INDENT, y)
  sheet.y += item.height
}
