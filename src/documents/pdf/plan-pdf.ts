import { paths } from '../../lib/paths'
import { openDocument } from './document'
import { drawPageFurniture } from './page-furniture'
import type { PlanDocument } from './plan-document'
import { firstPage } from './sections/program/first-page'
import { howToDoThem } from './sections/program/how-to'
import { weekLog } from './sections/week-log/week-log'
import { Sheet } from './sheet'

/**
 * Draws a plan's PDF: tagged, with bookmarks, its fonts embedded. The same document gives the same
 * bytes: nothing in it comes from the clock or from chance.
 */
export function planPdf(plan: PlanDocument): Buffer {
  const { doc, close } = openDocument(plan)
  const sheet = new Sheet(doc)
  firstPage(sheet, plan)
  howToDoThem(sheet, plan.program.howTo, `${plan.site.url}${paths.exercises}`)
  weekLog(sheet, plan.program)
  drawPageFurniture(sheet, plan)
  sheet.root.end()
  return close()
}
