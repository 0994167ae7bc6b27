import type { Sheet, Tag } from '../../../../../packages/tagged-pdf'
import { flowText, type TextBox, textBox, textWidth } from '../../../../../packages/tagged-pdf'
import { bodyStyle, colors, styles } from '../../theme'
import { addBookmark } from '../heading'

/** A heading with its items. */
export interface ListBlock {
  title: string
  /** Paragraphs, or checklist entries. */
  items: readonly string[]
  isChecklist?: boolean
}

/** A laid out block, which may break across pages. */
export interface Block {
  height: number
  /** Draws the block at the cursor. */
  draw(sheet: Sheet, x: number): void
}

const HEADING_GAP = 6
const BLOCK_GAP = 15
const CHECKBOX = 8
const INDENT = 16

/** Lays out a block in a column with text of a font size. */
export function layoutBlock(
  { title, items, isChecklist }: ListBlock,
  width: number,
  size: number,
): Block {
  const gap = size * 0.45
  const heading = textBox('H2', title, styles.block, width)
  const indent = isChecklist ? INDENT : 0
  const type = isChecklist ? 'LBody' : 'P'
  const texts = items.map((text) => textBox(type, text, bodyStyle(size), width - indent))
  return {
    height: texts.reduce(
      (sum, { height }) => sum + height + gap,
      styles.block.leading + HEADING_GAP,
    ),
    draw(sheet, x) {
      drawHeading(sheet, heading, { x, width, following: texts[0]?.height ?? 0 })
      const list = isChecklist && sheet.tag(sheet.root, 'L')
      for (const text of texts) {
        if (list) drawChecklistItem(sheet, list, text, x)
        else flowText(sheet, text, x)
        sheet.y += gap
      }
    },
  }
}

/** Height of blocks below each other. */
export const blocksHeight = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { height }) => sum + height + BLOCK_GAP, -BLOCK_GAP)

/** Draws blocks below each other at the cursor. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[], x: number): void {
  blocks.forEach((block, index) => {
    if (index > 0) sheet.y += BLOCK_GAP
    block.draw(sheet, x)
  })
}

function drawHeading(
  sheet: Sheet,
  heading: TextBox,
  { x, width, following }: Record<'x' | 'width' | 'following', number>,
): void {
  sheet.reserve(heading.height + HEADING_GAP + following)
  const { y } = sheet
  heading.draw(sheet, x, y)
  const lineY = y + styles.block.leading * 0.54
  const start = x + textWidth(heading.lines[0] ?? '', styles.block) + 8
  if (start < x + width) {
    sheet.decorate(() => sheet.rule(start, lineY, x + width, lineY, 0.8, colors.ink))
  }
  addBookmark(sheet, heading.drawn, y)
  sheet.y += heading.height + HEADING_GAP
}

function drawChecklistItem(sheet: Sheet, list: Tag, item: TextBox, x: number): void {
  sheet.reserve(item.height)
  const { y } = sheet
  const entry = sheet.tag(list, 'LI')
  const top = y + (item.style.leading - CHECKBOX) / 2
  sheet.mark(sheet.tag(entry, 'Lbl', { actual: '☐' }), 'Lbl', () => {
    sheet.doc.rect(x, top, CHECKBOX, CHECKBOX).lineWidth(0.9).stroke(colors.ink)
  })
  item.draw(sheet, x + INDENT, y, entry)
  sheet.y += item.height
}
