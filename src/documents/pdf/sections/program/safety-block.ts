import type { TextStyle } from '../../../typeface/text-style'
import { drawText, layoutText } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { ProgramDocument } from '../../program-document'
import type { Sheet } from '../../sheet'
import { addBookmark } from '../heading'

const GAP = 16
const HEADING_GAP = 5
const TEXT: TextStyle = { face: 'text', size: 7.8, leading: 10.4, color: colors.ink }
const STRONG: TextStyle = { ...TEXT, face: 'bold' }
const URGENT: TextStyle = { ...STRONG, color: colors.hull }
/** Column widths as shares: when to call for help, when to stop, whom to ask first. */
const SHARES = [0.24, 0.38, 0.38]

type Safety = Pick<ProgramDocument, 'safety' | 'ownSafety'>

/** Lays out the block, with the site's texts side by side and the plan's own below. */
function layoutSafety({ safety, ownSafety }: Safety) {
  const widths = SHARES.map((share) => share * (contentWidth - 2 * GAP))
  const texts = safety ? [safety.emergency, safety.stop, safety.doctor] : []
  const columns = texts.map((text, index) =>
    layoutText(text, index === 0 ? URGENT : TEXT, widths[index] ?? contentWidth),
  )
  const planText = ownSafety
    ? layoutText(ownSafety, safety ? STRONG : TEXT, contentWidth)
    : undefined
  const title = layoutText(safety?.title ?? 'Before you start', styles.block, contentWidth)
  const columnsHeight = Math.max(0, ...columns.map(({ height }) => height))
  const gap = planText && safety ? 5 : 0
  const height = 8 + title.height + HEADING_GAP + columnsHeight + gap + (planText?.height ?? 0)
  return { title, columns, widths, planText, columnsHeight, gap, height }
}

/** Height of the block; 0 without safety texts. */
export const safetyHeight = (program: Safety) =>
  program.safety || program.ownSafety ? layoutSafety(program).height : 0

/** Draws the safety block at the cursor, on one page. */
export function drawSafetyBlock(sheet: Sheet, program: Safety): void {
  if (safetyHeight(program) === 0) return
  const { title, columns, widths, planText, columnsHeight, gap, height } = layoutSafety(program)
  sheet.reserve(height)
  const { y } = sheet
  sheet.decorate(() => sheet.rule(paper.left, y, paper.right, y, 2.2, colors.hull))
  drawText(sheet, sheet.root, 'H2', title, paper.left, y + 8)
  addBookmark(sheet, title.drawn, y)
  let top = y + 8 + title.height + HEADING_GAP
  let x: number = paper.left
  columns.forEach((text, index) => {
    drawText(sheet, sheet.root, 'P', text, x, top)
    x += (widths[index] ?? 0) + GAP
  })
  top += columnsHeight + gap
  if (planText) drawText(sheet, sheet.root, 'P', planText, paper.left, top)
  sheet.y = y + height
}
