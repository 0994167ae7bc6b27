import type { TextStyle } from '../../../typeface/text-style'
import { placeText, setText } from '../../flow'
import { colors, contentWidth, paper, styles } from '../../look'
import type { ProgramDocument } from '../../program-document'
import type { Sheet } from '../../sheet'
import { addBookmark } from '../heading'

const GAP = 16
const HEADING_GAP = 5
const TEXT: TextStyle = { face: 'text', size: 7.8, leading: 10.4, color: colors.ink }
const STRONG: TextStyle = { ...TEXT, face: 'bold' }
const URGENT: TextStyle = { ...STRONG, color: colors.hull }
/** How the width is shared between when to call for help, when to stop, and who asks first. */
const SHARES = [0.24, 0.38, 0.38]

type Safety = Pick<ProgramDocument, 'safety' | 'ownSafety'>

/** What is set for the block: the site's words side by side, the plan's own below them. */
function setSafety({ safety, ownSafety }: Safety) {
  const widths = SHARES.map((share) => share * (contentWidth - 2 * GAP))
  const texts = safety ? [safety.emergency, safety.stop, safety.doctor] : []
  const columns = texts.map((text, index) =>
    setText(text, index === 0 ? URGENT : TEXT, widths[index] ?? contentWidth),
  )
  const own = ownSafety ? setText(ownSafety, safety ? STRONG : TEXT, contentWidth) : undefined
  const title = setText(safety?.title ?? 'Before you start', styles.block, contentWidth)
  const sideBySide = Math.max(0, ...columns.map(({ height }) => height))
  const between = own && safety ? 5 : 0
  const height = 8 + title.height + HEADING_GAP + sideBySide + between + (own?.height ?? 0)
  return { title, columns, widths, own, sideBySide, between, height }
}

/** Returns how high the block is; nothing where neither site nor plan says anything. */
export const safetyHeight = (program: Safety) =>
  program.safety || program.ownSafety ? setSafety(program).height : 0

/** Draws the safety block from the height reached on, as a whole. */
export function safetyBlock(sheet: Sheet, program: Safety): void {
  if (safetyHeight(program) === 0) return
  const { title, columns, widths, own, sideBySide, between, height } = setSafety(program)
  sheet.reserve(height)
  const { y } = sheet
  sheet.decorate(() => sheet.rule(paper.left, y, paper.right, y, 2.2, colors.hull))
  placeText(sheet, sheet.root, 'H2', title, paper.left, y + 8)
  addBookmark(sheet, title.drawn, y)
  let top = y + 8 + title.height + HEADING_GAP
  let x: number = paper.left
  columns.forEach((text, index) => {
    placeText(sheet, sheet.root, 'P', text, x, top)
    x += (widths[index] ?? 0) + GAP
  })
  top += sideBySide + between
  if (own) placeText(sheet, sheet.root, 'P', own, paper.left, top)
  sheet.y = y + height
}
