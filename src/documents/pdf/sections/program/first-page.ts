import type { Sheet } from '../../../../../packages/tagged-pdf'
import { contentWidth, paper } from '../../../../../packages/tagged-pdf'
import type { PlanDocument } from '../../plan-document'
import { drawSectionHeading } from '../heading'
import { type Block, blocksHeight, drawBlocks, type ListBlock, layoutBlock } from './blocks'
import { drawLoadChart } from './load-chart'
import { drawMasthead } from './masthead'
import { safetyBlock } from './safety-block'

const COLUMN_GAP = 28
const COLUMN_WIDTH = (contentWidth - COLUMN_GAP) / 2
/** Font sizes to try in order. The first that fits wins. */
const SIZES = [10, 9.6, 9.2, 8.8] as const
const ABOVE_COLUMNS = 15
const ABOVE_SAFETY = 13

/** Draws the plan on the first page, and its progression at the top of the next. */
export function drawFirstPage(sheet: Sheet, plan: PlanDocument): void {
  const { program } = plan
  drawMasthead(sheet, plan)
  sheet.y += 9
  drawLoadChart(sheet, program)
  sheet.y += ABOVE_COLUMNS
  const safety = safetyBlock(program)
  drawColumns(sheet, planBlocks(plan), sheet.room - (safety?.height ?? 0) - ABOVE_SAFETY)
  sheet.y += ABOVE_SAFETY
  if (safety) sheet.place(safety)
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
    const across = blocks.map((block) => layoutBlock(block, contentWidth, SIZES[0]))
    drawBlocks(sheet, across, paper.left)
    return
  }
  const top = sheet.y
  drawBlocks(sheet, fit.left, paper.left)
  sheet.y = top
  drawBlocks(sheet, fit.right, paper.left + COLUMN_WIDTH + COLUMN_GAP)
  sheet.y = top + fit.height
}

/** Lays out blocks in two columns, at the largest size that fits. */
function fitColumns(blocks: ListBlock[], room: number) {
  for (const size of SIZES) {
    const columns = balanceColumns(blocks.map((block) => layoutBlock(block, COLUMN_WIDTH, size)))
    if (columns.height <= room) return columns
  }
  return undefined
}

/** Splits blocks into two columns of minimal height, with the first block on the left. */
function balanceColumns(blocks: Block[]) {
  const splits = Array.from({ length: 2 ** (blocks.length - 1) }, (_, mask) => {
    const isRight = (index: number) => index > 0 && ((mask >> (index - 1)) & 1) === 1
    const left = blocks.filter((_, index) => !isRight(index))
    const right = blocks.filter((_, index) => isRight(index))
    return { left, right, height: Math.max(blocksHeight(left), blocksHeight(right)) }
  })
  return splits.reduce((best, split) => (split.height < best.height ? split : best))
}
