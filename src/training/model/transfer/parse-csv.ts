const separators = [',', ';', '\t'] as const

/** Characters to search for the header line. */
export const MAX_HEADER_CHARS = 5000

/** Picks the separator that is most frequent in the header, outside quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .slice(0, MAX_HEADER_CHARS)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
  const count = (separator: string) => first.split(separator).length
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** Parses RFC 4180 CSV row by row, also with semicolons or tabs. Skips empty lines. */
export function* csvRows(input: string): Generator<string[]> {
  // Excel names the separator in a first line of its own.
  const text = input.replace(/^\uFEFF?(?:sep=.\r?\n)?/i, '')
  const separator = separatorOf(text)
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
    if (row.some((cell) => cell.trim() !== '')) yield row
    row = []
  }
  if (row.length > 0) yield row
}

export const parseCsv = (text: string): string[][] => [...csvRows(text)]
