import type { Box, TextStyle } from '../../../../../packages/tagged-pdf'
import { contentWidth, paper, row, stack, textBox } from '../../../../../packages/tagged-pdf'
import type { ProgramDocument } from '../../program-document'
import { colors, styles } from '../../theme'
import { addBookmark } from '../heading'

const GAP = 16
const RULE_GAP = 8
const ROOM = contentWidth - 2 * GAP
const TEXT: TextStyle = { face: 'text', size: 7.8, leading: 10.4, color: colors.ink }
const STRONG: TextStyle = { ...TEXT, face: 'bold' }
const URGENT: TextStyle = { ...STRONG, color: colors.hull }
/** When to call for help, when to stop, whom to ask first. */
const COLUMNS = [
  { key: 'emergency', style: URGENT, left: 0, width: 0.38 * ROOM },
  { key: 'stop', style: TEXT, left: 0.38 * ROOM + GAP, width: 0.27 * ROOM },
  { key: 'doctor', style: TEXT, left: 0.65 * ROOM + 2 * GAP, width: 0.35 * ROOM },
] as const

/** The site's safety texts side by side, and the plan's own below; undefined without any. */
export function safetyBlock({
  safety,
  ownSafety,
}: Pick<ProgramDocument, 'safety' | 'ownSafety'>): Box | undefined {
  if (!safety && !ownSafety) return undefined
  const title = textBox('H2', safety?.title ?? 'Before you start', styles.block, contentWidth)
  const head: Box = {
    height: RULE_GAP + title.height,
    draw(sheet, x, top) {
      sheet.decorate(() => sheet.rule(x, top, paper.right, top, 2.2, colors.hull))
      title.draw(sheet, x, top + RULE_GAP)
      addBookmark(sheet, title.drawn, top)
    },
  }
  const parts = [head, 5]
  if (safety)
    parts.push(
      row(
        COLUMNS.map(({ key, style, left, width }) => ({
          ...textBox('P', safety[key], style, width),
          left,
        })),
      ),
    )
  if (safety && ownSafety) parts.push(5)
  if (ownSafety) parts.push(textBox('P', ownSafety, safety ? STRONG : TEXT, contentWidth))
  return stack(parts)
}
