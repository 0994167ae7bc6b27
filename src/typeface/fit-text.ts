import { breakLines, cutsWord } from './break-lines'
import type { TextStyle } from './text-style'

/** The room for a text: how wide its lines may be, how many there may be, and how high they may be together. */
export interface Room {
  width: number
  lines: number
  height?: number
}

/**
 * Returns the first of some styles, largest first, in which a text fits its room without a word being
 * cut; the last one where it fits in none.
 */
export function fittingStyle(text: string, styles: readonly TextStyle[], room: Room): TextStyle {
  const fits = (style: TextStyle) => {
    const lines = breakLines(text, style, room.width)
    const height = lines.length * style.leading
    return lines.length <= room.lines && height <= (room.height ?? height) && !cutsWord(lines)
  }
  const style = styles.find(fits) ?? styles.at(-1)
  if (!style) throw new Error('A text needs one style at least.')
  return style
}
