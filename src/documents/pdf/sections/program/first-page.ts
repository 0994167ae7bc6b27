import { contentWidth, paper } from '../../look'
import type { PlanDocument } from '../../plan-document'
import type { Sheet } from '../../sheet'
import { sectionHeading } from '../heading'
import { type Block, type Column, drawBlocks, heightOf } from './blocks'
import { loadChart } from './load-chart'
import { masthead } from './masthead'
import { safetyBlock, safetyHeight } from './safety-block'

const COLUMN_GAP = 28
const COLUMN_WIDTH = (contentWidth - COLUMN_GAP) / 2
/** Font sizes of the plan: the first that fits on the page, or the last where none fits. */
const SIZES = [10, 9.6, 9.2, 8.8]
const ABOVE_COLUMNS = 15
const ABOVE_SAFETY = 13
const ACROSS: Column = { x: paper.left, width: contentWidth, size: SIZES[0] ?? 10 }

/** Draws the plan on one page, and its rules at the top of the next page. */
export function firstPage(sheet: Sheet, plan: PlanDocument): void {
  const { program } = plan
  masthead(sheet, plan)
  sheet.y += 9
  loadChart(sheet, program)
  sheet.y += ABOVE_COLUMNS
  drawColumns(sheet, planBlocks(plan), sheet.room - safetyHeight(program) - ABOVE_SAFETY)
  sheet.y += ABOVE_SAFETY
  safetyBlock(sheet, program)
  const { progression } = program
  if (progression.length === 0) return
  sheet.newPage()
  sectionHeading(sheet, 'How It Progresses', 0)
  const rules = progression.map(({ title, lines }) => ({ title, items: lines }))
  drawColumns(sheet, rules, sheet.room)
}

const planBlocks = ({ overview, goals, program: { entry } }: PlanDocument) =>
  filled([
    { title: 'Program Overview', items: overview },
    { title: 'Ready for it?', items: entry, isChecklist: true },
    { title: 'Program Goals', items: goals, isChecklist: true },
  ])

const filled = (blocks: Block[]) => blocks.filter(({ items }) => items.length > 0)

/** Draws blocks in two columns, or across the page where they do not fit. */
function drawColumns(sheet: Sheet, blocks: Block[], room: number): void {
  const found = columnsFor(blocks, room)
  if (!found) {
    drawBlocks(sheet, blocks, ACROSS)
    return
  }
  const top = sheet.y
  drawBlocks(sheet, found.parts[0], columnAt(paper.left, found.size))
  sheet.y = top
  drawBlocks(sheet, found.parts[1], columnAt(paper.left + COLUMN_WIDTH + COLUMN_GAP, found.size))
  sheet.y = top + found.height
}

const columnAt = (x: number, size: number): Column => ({ x, width: COLUMN_WIDTH, size })

/** Returns the largest size at which blocks fit into two columns of a height, and the column of each block. */
function columnsFor(blocks: Block[], room: number) {
  for (const size of SIZES) {
    const { parts, height } = evenly(blocks, columnAt(paper.left, size))
    if (height <= room) return { size, parts, height }
  }
  return undefined
}

/** Distributes blocks over two columns, the first block left, so that the higher column is as low as possible. */
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
