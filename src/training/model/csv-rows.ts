/** What may stand between two cells. */
const separators = [',', ';', '\t'] as const

/** No table's first line has more characters. */
export const MOST_OF_HEADER = 5000

/** Returns what separates the cells of a table: what its first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .slice(0, MOST_OF_HEADER)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
  const count = (separator: string) => first.split(separator).length
  return separators.reduce((most, one) => (count(one) > count(most) ? one : most))
}

/**
 * Reads a table as RFC 4180 has it: quoted cells may hold separators, line breaks, and quotes as pairs. Separators
 * may also be semicolons or tabs. Empty lines are left out.
 */
export function csvRows(written: string): string[][] {
  const text = written.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  const cells = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"?|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'y',
  )
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text)
    if (!found) break
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === separator) {
      if (cells.lastIndex === text.length) row.push('')
      else continue
    }
    if (row.some((cell) => cell.trim() !== '')) rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}
