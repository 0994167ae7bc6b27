/** A content line of an iCalendar file may not be longer, in octets without its line break (RFC 5545, 3.1). */
const LINE_LENGTH = 75

/** Writes a text as the value of a property of type TEXT (RFC 5545, 3.3.11). Control characters are left out. */
export function icsText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be left out
      .replace(/[\x00-\x09\x0b-\x1f\x7f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  )
}

const octets = (character: string) => new TextEncoder().encode(character).length

/** Breaks a content line into lines of at most 75 octets, never within a character (RFC 5545, 3.1). */
export function foldIcsLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const added = octets(character)
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
 * Writes a date and time as a floating one: the same hour wherever its reader is (RFC 5545, 3.3.5).
 * Takes the milliseconds of that clock time as if it were UTC, so that no clock change can move it.
 */
export const icsFloating = (time: number) =>
  new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')
