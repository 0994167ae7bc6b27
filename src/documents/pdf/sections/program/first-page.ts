import { contentWidth, paper } from '../../look'
import type { PlanDocument } from '../../plan-document'
import type { Sheet } from '../../sheet'
import { drawSectionHeading } from '../heading'
import { blocksHeight, type Column, drawBlocks, type ListBlock } from './blocks'
import { drawLoadChart } from './load-chart'
import { drawMasthead } from './masthead'
import { drawSafetyBlock, safetyHeight } from './safety-block'

const COLUMN_GAP = 28
const COLUMN_WIDTH = (contentWidth - COLUMN_GAP) / 2
/** Font sizes to try in order. The first that fits wins. */
const SIZES = [10, 9.6, 9.2, 8.8]
const ABOVE_COLUMNS = 15
const ABOVE_SAFETY = 13
const ACROSS: Column = { x: paper.left, width: contentWidth, size: SIZES[0] ?? 10 }

/** Draws the plan on the first page, and its progression at the top of the next. */
export function drawFirstPage(sheet: Sheet, plan: PlanDocument): void {
  const { program } = plan
  drawMasthead(sheet, plan)
  sheet.y += 9
  drawLoadChart(sheet, program)
  sheet.y += ABOVE_COLUMNS
  drawColumns(sheet, planBlocks(plan), sheet.room - safetyHeight(program) - ABOVE_SAFETY)
  sheet.y += ABOVE_SAFETY
  drawSafetyBlock(sheet, program)
  const { progression } = program
  if (progression.length === 0) return
  sheet.newPage()
  drawSectionHeading(sheet, 'How It Progresses', 0)
  const rules = progression.map(({ title, lines }) => ({ title, items: lines }))
  drawColumns(sheet, rules, sheet.room)
}

const planBlocks = ({ overview, goals, program: { entry } }: PlanDocument) =>
  nonEmpty([
    { title: 'Program Overview', items: overview },
    { title: 'Ready for it?', items: entry, isChecklist: true },
    { title: 'Program Goals', items: goals, isChecklist: true },
  ])

const nonEmpty = (blocks: ListBlock[]) => blocks.filter(({ items }) => items.length > 0)

/** Draws blocks in two columns, or across the page if they don't fit. */
function drawColumns(sheet: Sheet, blocks: ListBlock[], room: number): void {
  const fit = fitColumns(blocks, room)
  if (!fit) {
    drawBlocks(sheet, blocks, ACROSS)
    return
  }
  const top = sheet.y
  drawBlocks(sheet, fit.parts[0], columnAt(paper.left, fit.size))
  sheet.y = top
  drawBlocks(sheet, fit.parts[1], columnAt(paper.left + COLUMN_WIDTH + COLUMN_GAP, fit.size))
  sheet.y = top + fit.height
}

const columnAt = (x: number, size: number): Column => ({ x, width: COLUMN_WIDTH, size })

/** Finds the largest size at which blocks fit two columns, and the blocks of each column. */
function fitColumns(blocks: ListBlock[], room: number) {
  for (const size of SIZES) {
    const { parts, height } = balanceColumns(blocks, columnAt(paper.left, size))
    if (height <= room) return { size, parts, height }
  }
  return undefined
}

/** Splits blocks into two columns of minimal height, with the first block on the left. */
function balanceColumns(blocks: ListBlock[], column: Column) {
  const splits = Array.from({ length: 2 ** (blocks.length - 1) }, (_, mask) => {
    const isRight = (index: number) => index > 0 && ((mask >> (index - 1)) & 1) === 1
    const left = blocks.filter((_, index) => !isRight(index))
    const right = blocks.filter((_, index) => isRight(index))
    return {
      parts: [left, right] as const,
      height: Math.max(blocksHeight(left, column), blocksHeight(right, column)),
    }
  })
  return splits.reduce((best, split) => (split.height < best.height ? split : best))
}
