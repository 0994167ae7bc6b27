import { paths } from '../../lib/paths'
import { compactPdf } from './compact-pdf'
import { openDocument } from './document'
import { drawPageFurniture } from './page-furniture'
import type { PlanDocument } from './plan-document'
import { exercises } from './sections/exercises'
import { flatLog } from './sections/flat-log/flat-log'
import { goals } from './sections/goals'
import { overview } from './sections/overview'
import { firstPage } from './sections/program/first-page'
import { howToDoThem } from './sections/program/how-to'
import { titleBlock } from './sections/title-block'
import { weekLog } from './sections/week-log/week-log'
import { weeks } from './sections/weeks'
import { Sheet } from './sheet'

/**
 * Draws a plan's PDF: tagged, with bookmarks, its fonts embedded. The same document gives the same
 * bytes: nothing in it comes from the clock or from chance.
 */
export function planPdf(plan: PlanDocument): Buffer {
  const { doc, close } = openDocument(plan)
  const sheet = new Sheet(doc)
  if (plan.program) {
    firstPage(sheet, plan, plan.program)
    howToDoThem(sheet, plan.program.howTo, `${plan.site.url}${paths.exercises}`)
    weekLog(sheet, plan.program)
  } else {
    titleBlock(sheet, plan)
    overview(sheet, plan)
    goals(sheet, plan.detail.goals)
    weeks(sheet, plan.detail.weeks)
    exercises(sheet, plan.detail.exercises)
    flatLog(sheet, plan)
  }
  drawPageFurniture(sheet, plan)
  sheet.root.end()
  return compactPdf(close())
}
