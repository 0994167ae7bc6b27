import type { Sheet, TextStyle } from '../../../../../packages/tagged-pdf'
import {
  balanceLines,
  breakLines,
  contentWidth,
  cutsWord,
  paper,
  stack,
  textBox,
  toDrawable,
  widestLine,
} from '../../../../../packages/tagged-pdf'
import { brandMarkRoom, drawBrandMark } from '../../brand-mark'
import type { PlanDocument } from '../../plan-document'
import { drawQrCode } from '../../qr-code'
import { colors, styles, titleStyle } from '../../theme'
import { linkBox } from '../plan-link'

const BRAND_TOP = 46
const MARK_HEIGHT = 21
const QR_WIDTH = 70
const GAP = 24
const TEXT_WIDTH = contentWidth - QR_WIDTH - GAP
const LEAD: TextStyle = { ...styles.lead, size: 11.5, leading: 15.5 }
const FACT_GAP = 9
/** Font sizes of a title on one line, and on two. They must leave room for the plan. */
const SIZES = { one: [36, 33, 30, 27, 24], two: [27, 24, 21, 19] }

/** Draws the top of the first page: brand, title, description, facts and a link to the plan. */
export function drawMasthead(sheet: Sheet, plan: PlanDocument): void {
  const { site, title, description, address, level, category, length, frequency, program } = plan
  sheet.y = drawBrand(sheet, site) + 18
  const name = textBox('H1', title, titleStyle(titleSize(title)), TEXT_WIDTH, balanceLines)
  const lead = textBox('P', description, LEAD, TEXT_WIDTH, balanceLines)
  sheet.place(stack([name, 5, lead, 5]))
  drawFacts(sheet, [
    level,
    category,
    length,
    frequency,
    ...(program.aim ? [`for ${program.aim}`] : []),
  ])
  sheet.place(textBox('P', `Equipment: ${plan.equipment}`, styles.note, contentWidth))
  sheet.place(linkBox(address, contentWidth))
  drawCode(sheet, address)
  sheet.y = Math.max(sheet.y, BRAND_TOP + QR_WIDTH)
}

/** Draws mark and name; returns their bottom edge. */
function drawBrand(sheet: Sheet, { name, mark }: PlanDocument['site']): number {
  const y = BRAND_TOP + (styles.brand.leading - MARK_HEIGHT) / 2
  if (mark)
    sheet.decorate(() => drawBrandMark(sheet, mark, { x: paper.left, y, height: MARK_HEIGHT }))
  const brand = textBox('P', name, styles.brand, TEXT_WIDTH * 0.7, balanceLines)
  brand.draw(sheet, paper.left + brandMarkRoom(mark, MARK_HEIGHT, 9), BRAND_TOP)
  const kind = textBox('P', 'Training plan', styles.note, TEXT_WIDTH * 0.2)
  kind.draw(sheet, paper.left + TEXT_WIDTH - widestLine(kind), BRAND_TOP + 2)
  return BRAND_TOP + brand.height
}

function drawCode(sheet: Sheet, address: string): void {
  const x = paper.right - QR_WIDTH
  const figure = sheet.tag(sheet.root, 'Figure', {
    alt: `QR code that opens ${address}`,
    bbox: [x, BRAND_TOP, paper.right, BRAND_TOP + QR_WIDTH],
  })
  const place = { x, y: BRAND_TOP, width: QR_WIDTH }
  sheet.mark(figure, 'Figure', () => drawQrCode(sheet, address, place))
}

/** Draws the facts side by side, wrapping as needed. */
function drawFacts(sheet: Sheet, facts: readonly string[]): void {
  const list = sheet.tag(sheet.root, 'L')
  let x: number = paper.left
  for (const fact of facts) {
    const text = textBox('LBody', fact, styles.fact, TEXT_WIDTH)
    const width = widestLine(text)
    if (x > paper.left && x + FACT_GAP * 2 + width > paper.left + TEXT_WIDTH) {
      x = paper.left
      sheet.y += styles.fact.leading
    } else if (x > paper.left) {
      const { y } = sheet
      const lineX = x + FACT_GAP
      sheet.decorate(() => sheet.rule(lineX, y + 2, lineX, y + 10.5, 1.2, colors.hull))
      x += FACT_GAP * 2
    }
    text.draw(sheet, x, sheet.y, sheet.tag(list, 'LI'))
    x += width
    sheet.y += text.height - styles.fact.leading
  }
  sheet.y += styles.fact.leading + 2
}

/** The largest size that fits a title on one line, else two, without cutting a word. */
function titleSize(title: string): number {
  const { drawn } = toDrawable(title)
  const fits = (size: number, most: number) => {
    const lines = breakLines(drawn, titleStyle(size), TEXT_WIDTH)
    return lines.length <= most && !cutsWord(lines)
  }
  return SIZES.one.find((size) => fits(size, 1)) ?? SIZES.two.find((size) => fits(size, 2)) ?? 19
}
