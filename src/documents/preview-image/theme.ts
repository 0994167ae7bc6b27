import type { TextStyle } from '../../../packages/tagged-pdf'
import { colors } from '../colors'

/** Standard Open Graph size (1.91 to 1), in pixels. */
export const canvas = { width: 1200, height: 630, margin: 72, waterline: 452 } as const

/** The title's area, between brand name and mark. */
export const titleArea = { top: 114, height: 217 } as const

/** Text styles, in pixels. Faces are in packages/tagged-pdf/fonts. */
export const styles = {
  brand: { face: 'heading', size: 30, leading: 36, color: colors.paper, tracking: -0.01 },
  strong: { face: 'bold', size: 36, leading: 46, color: colors.paper },
  words: { face: 'text', size: 30, leading: 46, color: colors.paper },
  ladder: { face: 'heading', size: 24, leading: 24, color: colors.paper },
} as const satisfies Record<string, TextStyle>

export const titleStyle = (size: number): TextStyle => ({
  face: 'heading',
  size,
  leading: size * 1.04,
  color: colors.paper,
  tracking: -0.02,
})
