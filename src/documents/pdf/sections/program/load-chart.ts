import type { Sheet } from '../../../../../packages/tagged-pdf'
import { contentWidth, paper, textBox, textWidth } from '../../../../../packages/tagged-pdf'
import { loadLineShape } from '../../../../plan/model/load-line-shape'
import type { ProgramDocument } from '../../program-document'
import { colors, styles } from '../../theme'

type Loads = Pick<ProgramDocument, 'loads' | 'deloads'>

const HEIGHT = 48
/** Least width of a step that shows the word 'deload'. */
const DELOAD_WIDTH = 24
const CAPTION = 'The load line: sets of each week, weighted by how hard they are.'

/** Draws the weekly load across the page, with deloads labeled below the ground line. */
export function drawLoadChart(sheet: Sheet, { loads, deloads }: Loads): void {
  if (loads.length === 0) return
  sheet.place(textBox('P', CAPTION, styles.tiny, contentWidth))
  const top = sheet.y + 2
  const groundY = top + HEIGHT
  const figure = sheet.tag(sheet.root, 'Figure', {
    alt: describeChart(loads, deloads),
    bbox: [paper.left, top, paper.right, groundY],
  })
  const box = { width: contentWidth, height: HEIGHT }
  sheet.mark(figure, 'Figure', () => {
    drawLoadLine(sheet, { loads, deloads }, { ...box, x: paper.left, y: top })
  })
  sheet.decorate(() => drawWeeks(sheet, { loads, deloads }, groundY))
  sheet.y = groundY + styles.tiny.leading + 2
}

/** Draws the load line into a box. With `week`, fills only that week. */
export function drawLoadLine(
  sheet: Sheet,
  { loads, deloads }: Loads,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
  week?: number,
): void {
  const { doc } = sheet
  const { points, line, area } = loadLineShape(loads, { width, height })
  const step = width / loads.length
  const addBar = (index: number) => {
    const point = points[index]
    if (point) doc.rect(point.x - step / 2, point.y, step, height - point.y)
  }
  doc.save().translate(x, y)
  if (week === undefined) doc.path(area).fill(colors.loadField)
  else {
    addBar(week - 1)
    doc.fill(colors.hull)
  }
  if (week === undefined && deloads.length > 0) {
    for (const deload of deloads) addBar(deload - 1)
    // Blank out deloads.
    doc.fill(colors.white)
  }
  doc.lineWidth(1).moveTo(0, height).lineTo(width, height).stroke(colors.ink)
  doc
    .lineWidth(week === undefined ? 2.2 : 1.2)
    .path(line)
    .stroke(colors.hull)
  doc.restore()
}

/** Labels each step with its week number or 'deload'. */
function drawWeeks(sheet: Sheet, { loads, deloads }: Loads, ground: number): void {
  const step = contentWidth / loads.length
  loads.forEach((_, index) => {
    const middle = paper.left + (index + 0.5) * step
    const isDeload = deloads.includes(index + 1)
    const style = isDeload ? { ...styles.tiny, color: colors.hull } : styles.tiny
    const text = isDeload && step > DELOAD_WIDTH ? 'deload' : `${index + 1}`
    sheet.text(text, middle - textWidth(text, style) / 2, ground + 2, style)
  })
}

/** Alternative text of the chart, for screen readers. */
function describeChart(loads: readonly number[], deloads: readonly number[]): string {
  const lighter = deloads.length > 0 ? ` Lighter on purpose: ${formatWeeks(deloads)}.` : ''
  const each = loads.map((load, index) => `week ${index + 1} ${load}`).join(', ')
  return `Load line, the weighted sets of each week: ${each}.${lighter}`
}

const formatWeeks = (weeks: readonly number[]) =>
  `${weeks.length === 1 ? 'week' : 'weeks'} ${weeks.join(', ')}`
