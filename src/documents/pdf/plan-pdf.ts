import { openDocument, Sheet } from '../../../packages/tagged-pdf'
import { paths } from '../../lib/paths'
import { drawHeadersAndFooters } from './header-footer'
import type { PlanDocument } from './plan-document'
import { drawFirstPage } from './sections/program/first-page'
import { drawHowTo } from './sections/program/how-to'
import { drawWeekLog } from './sections/week-log/week-log'

/** Draws a plan's PDF with tags, bookmarks and fonts. The same input gives the same bytes. */
export function planPdf(plan: PlanDocument): Buffer {
  const { doc, close } = openDocument({
    title: plan.title,
    author: plan.site.author,
    subject: plan.description,
    creator: plan.site.name,
  })
  const sheet = new Sheet(doc)
  drawFirstPage(sheet, plan)
  drawHowTo(sheet, plan.program.howTo, `${plan.site.url}${paths.exercises}`)
  drawWeekLog(sheet, plan.program)
  drawHeadersAndFooters(sheet, plan)
  sheet.root.end()
  return close()
}
