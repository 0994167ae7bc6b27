/** Maximum octets of a content line, line break excluded (RFC 5545, 3.1). */
const LINE_LENGTH = 75

/** Escapes a TEXT value (RFC 5545, 3.3.11). Replaces control characters by spaces. */
export function icsText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters to remove them
      .replace(/[\x00-\x09\x0b-\x1f\x7f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  )
}

/** Folds a content line at 75 octets, never within a character (RFC 5545, 3.1). */
export function foldIcsLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const added = new TextEncoder().encode(character).length
    if (length + added > LINE_LENGTH) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += added
  }
  return folded
}

/**
 * Formats a floating time, the same clock time everywhere (RFC 5545, 3.3.5). Takes it as UTC milliseconds,
 * which daylight saving doesn't change.
 */
export const icsFloating = (time: number) =>
  new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')
