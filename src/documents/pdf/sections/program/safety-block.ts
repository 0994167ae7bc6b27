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
/** The shares of the width: when to call for help, when to stop, whom to ask first. */
const SHARES = [0.24, 0.38, 0.38]

type Safety = Pick<ProgramDocument, 'safety' | 'ownSafety'>

/** The set texts of the block: the site's side by side, the plan's below them. */
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

/** Returns the height of the block; 0 if neither site nor plan has safety texts. */
export const safetyHeight = (program: Safety) =>
  program.safety || program.ownSafety ? setSafety(program).height : 0

/** Draws the safety block below what the page has so far, on one page. */
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
