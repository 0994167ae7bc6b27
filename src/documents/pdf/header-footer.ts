import type { Sheet } from '../../../packages/tagged-pdf'
import {
  breakLines,
  contentWidth,
  paper,
  textWidth,
  toDrawable,
} from '../../../packages/tagged-pdf'
import { brandMarkRoom, drawBrandMark } from './brand-mark'
import type { PlanDocument } from './plan-document'
import { colors, styles } from './theme'

const HEADER_Y = 38
const FOOTER_Y = 797
const style = styles.label

/** Draws the header of all pages but the first, and every footer. */
export function drawHeadersAndFooters(sheet: Sheet, plan: PlanDocument): void {
  const { count } = sheet.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(page)
    sheet.decorate(() => {
      if (page > 0) drawHeader(sheet, plan)
      drawFooter(sheet, plan, `Page ${page + 1} of ${count}`)
    }, 'Pagination')
  }
}

function drawHeader(sheet: Sheet, plan: PlanDocument): void {
  const { mark } = plan.site
  if (mark) drawBrandMark(sheet, mark, { x: paper.left, y: HEADER_Y, height: style.leading })
  const name = firstLine(plan.site.name, contentWidth / 3)
  sheet.text(name, paper.left + brandMarkRoom(mark, style.leading, 7), HEADER_Y, {
    ...style,
    color: colors.ink,
  })
  textAtRight(sheet, firstLine(plan.title, contentWidth / 2), HEADER_Y)
}

function drawFooter(sheet: Sheet, plan: PlanDocument, pageNumber: string): void {
  sheet.rule(paper.left, FOOTER_Y - 6, paper.right, FOOTER_Y - 6)
  const address = plan.address.replace(/^https?:\/\//, '')
  sheet.text(firstLine(address, contentWidth - 80), paper.left, FOOTER_Y, style)
  textAtRight(sheet, pageNumber, FOOTER_Y)
}

function textAtRight(sheet: Sheet, text: string, top: number): void {
  sheet.text(text, paper.right - textWidth(text, style), top, style)
}

/** Truncates a text to one line. The first page shows it in full. */
function firstLine(text: string, width: number): string {
  const [first = '', ...more] = breakLines(
    toDrawable(text).drawn,
    style,
    width - textWidth(' …', style),
  )
  return more.length > 0 ? `${first.trimEnd()} …` : first
}
