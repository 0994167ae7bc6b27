import { balanceLines, drawable } from '../../../typeface/break-lines'
import { widthOf } from '../../../typeface/faces'
import { fittingStyle } from '../../../typeface/fit-text'
import { brandMarkWidth, drawBrandMark } from '../brand-mark'
import { placeText, setText } from '../flow'
import { contentWidth, paper, styles, titleSizes, titleStyle } from '../look'
import type { PlanDocument } from '../plan-document'
import type { Sheet } from '../sheet'
import { drawFacts } from './facts'
import { drawLevelLadder } from './level-ladder'

const BRAND_TOP = 46
const LEAD_WIDTH = 430
const TITLE_TOP = 98
const BRAND_GAP = 26

/** Draws the top of the first page: brand, title, description, load line and summary. */
export function titleBlock(sheet: Sheet, plan: PlanDocument): void {
  sheet.y = Math.max(TITLE_TOP, drawBrand(sheet, plan.site.name) + BRAND_GAP)
  const { drawn } = drawable(plan.title)
  const style = fittingStyle(drawn, titleSizes.map(titleStyle), { width: contentWidth, lines: 2 })
  const title = setText(plan.title, style, contentWidth, balanceLines)
  placeText(sheet, sheet.root, 'H1', title, paper.left, sheet.y)
  sheet.y += title.height + 10
  const lead = setText(plan.description, styles.lead, LEAD_WIDTH, balanceLines)
  placeText(sheet, sheet.root, 'P', lead, paper.left, sheet.y)
  sheet.y += lead.height + 14
  drawLevelLadder(sheet, plan.level)
  drawFacts(sheet, [
    ['Level', plan.level],
    ['Category', plan.category],
    ['Duration', plan.length],
    ['Frequency', plan.frequency],
    ['Equipment', plan.equipment],
  ])
}

/** Draws the mark and the name beside it within a width, and gives the height they reach down to. */
export function drawBrand(sheet: Sheet, name: string, width: number = contentWidth): number {
  const radius = 9
  const middle = BRAND_TOP + styles.brand.leading / 2
  const markWidth = brandMarkWidth(radius)
  sheet.decorate(() => drawBrandMark(sheet, paper.left + markWidth / 2, middle, radius))
  const brand = setText(name, styles.brand, width * 0.7, balanceLines)
  placeText(sheet, sheet.root, 'P', brand, paper.left + markWidth + 9, BRAND_TOP)
  const kind = setText('Training plan', styles.note, width * 0.2)
  const left = paper.left + width - widthOf(kind.drawn, styles.note)
  placeText(sheet, sheet.root, 'P', kind, left, BRAND_TOP + 2)
  return BRAND_TOP + brand.height
}
