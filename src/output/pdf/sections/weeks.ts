import { placeText, type SetText, setText } from '../flow'
import { bodyWidth, colors, paper, rail, styles } from '../look'
import type { Sheet } from '../sheet'
import { sectionHeading } from './heading'

const AXIS_X = rail.body - 20
const TICK = 10
const GAP = 9

/** Draws what each week asks for, along an axis with a mark for every week. */
export function weeks(sheet: Sheet, texts: readonly string[]): void {
  const items = texts.map((text) => setText(text, styles.body, bodyWidth))
  sectionHeading(sheet, 'Weekly Progression', items[0]?.height ?? 0)
  const list = sheet.tag(sheet.root, 'L')
  items.forEach((item, index) => {
    sheet.reserve(item.height)
    const { y } = sheet
    const entry = sheet.tag(list, 'LI')
    const label = setText(`Week ${index + 1}`, styles.week, rail.width)
    placeText(sheet, entry, 'Lbl', label, paper.left, y)
    placeText(sheet, entry, 'LBody', item, rail.body, y)
    const isLast = index === items.length - 1 || sheet.room < nextHeight(items, index)
    sheet.decorate(() => drawAxis(sheet, y, y + item.height + (isLast ? 0 : GAP)))
    sheet.y += item.height + GAP
  })
  sheet.y -= GAP
}

/** What must fit below a week for the axis to go on to the next one. */
function nextHeight(items: SetText[], index: number): number {
  return (items[index]?.height ?? 0) + GAP + (items[index + 1]?.height ?? 0)
}

function drawAxis(sheet: Sheet, top: number, bottom: number): void {
  const markY = top + styles.body.leading / 2
  sheet.rule(AXIS_X, top, AXIS_X, bottom, 0.8, colors.ink)
  sheet.rule(AXIS_X - TICK, markY, AXIS_X, markY, 2, colors.hull)
}
