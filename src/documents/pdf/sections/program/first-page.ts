import { contentWidth, paper } from '../../look'
import type { PlanDocument } from '../../plan-document'
import type { Sheet } from '../../sheet'
import { type Block, type Column, drawBlocks, heightOf } from './blocks'
import { loadChart } from './load-chart'
import { masthead } from './masthead'
import { safetyBlock, safetyHeight } from './safety-block'

const COLUMN_GAP = 28
const COLUMN_WIDTH = (contentWidth - COLUMN_GAP) / 2
/** Sizes at which the plan may be set, the first that fits on the page; the last where none does. */
const SIZES = [10, 9.6, 9.2, 8.8, 8.4]
const ABOVE_COLUMNS = 15
const ABOVE_SAFETY = 13

/** Draws the plan on one page; one with more to say than a page holds goes on to the next. */
export function firstPage(sheet: Sheet, plan: PlanDocument): void {
  const { program } = plan
  masthead(sheet, plan)
  sheet.y += 9
  loadChart(sheet, program)
  sheet.y += ABOVE_COLUMNS
  drawColumns(sheet, blocksOf(plan), safetyHeight(program) + ABOVE_SAFETY)
  sheet.y += ABOVE_SAFETY
  safetyBlock(sheet, program)
}

function blocksOf({ overview, goals, program: { entry, progression, terms } }: PlanDocument) {
  const blocks: Block[] = [
    { title: 'Program Overview', items: overview },
    { title: 'Ready for it?', items: entry, isChecklist: true },
    { title: 'How It Progresses', items: [progression, ...terms].filter(Boolean) },
    { title: 'Program Goals', items: goals, isChecklist: true },
  ]
  return blocks.filter(({ items }) => items.length > 0)
}

/** Draws blocks in two columns, leaving room below; across the page where they do not fit into two. */
function drawColumns(sheet: Sheet, blocks: Block[], below: number): void {
  const room = sheet.room - below
  for (const size of SIZES) {
    const [left, right] = [paper.left, paper.left + COLUMN_WIDTH + COLUMN_GAP].map((x) => ({
      x,
      width: COLUMN_WIDTH,
      size,
    })) as [Column, Column]
    const { parts, height } = evenly(blocks, left)
    if (height > room) continue
    const top = sheet.y
    drawBlocks(sheet, parts[0], left)
    sheet.y = top
    drawBlocks(sheet, parts[1], right)
    sheet.y = top + height
    return
  }
  drawBlocks(sheet, blocks, { x: paper.left, width: contentWidth, size: SIZES[0] ?? 10 })
}

/** Shares blocks out over two columns, the first one left, so that the higher of the two is as low as can be. */
function evenly(blocks: Block[], column: Column) {
  const ways = Array.from({ length: 2 ** (blocks.length - 1) }, (_, way) => {
    const isRight = (index: number) => index > 0 && ((way >> (index - 1)) & 1) === 1
    const left = blocks.filter((_, index) => !isRight(index))
    const right = blocks.filter((_, index) => isRight(index))
    return {
      parts: [left, right] as const,
      height: Math.max(heightOf(left, column), heightOf(right, column)),
    }
  })
  return ways.reduce((best, way) => (way.height < best.height ? way : best))
}
