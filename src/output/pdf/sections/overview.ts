import { flowText, setText } from '../flow'
import { bodyWidth, paper, rail, styles } from '../look'
import type { PlanDocument } from '../plan-document'
import type { Sheet } from '../sheet'
import { sectionHeading } from './heading'
import { drawPlanLink, PLAN_LINK_HEIGHT } from './plan-link'

const PARAGRAPH_GAP = 7

/** Draws the overview, with the way to the plan's page in the rail beside it. */
export function overview(sheet: Sheet, plan: PlanDocument): void {
  sectionHeading(sheet, 'Program Overview', PLAN_LINK_HEIGHT)
  const top = sheet.y
  const page = sheet.doc.page
  const linkBottom = drawPlanLink(sheet, plan.address, paper.left, top)
  for (const paragraph of plan.detail.overview) {
    flowText(sheet, sheet.root, 'P', setText(paragraph, styles.body, bodyWidth), rail.body)
    sheet.y += PARAGRAPH_GAP
  }
  sheet.y -= PARAGRAPH_GAP
  if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, linkBottom)
}
