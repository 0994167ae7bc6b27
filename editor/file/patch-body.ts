/** A line without what the rich-text view writes differently: marks of emphasis and bullets, and spaces in tables. */
const plain = (line: string) =>
  line
    .replace(/^(\s*)[*+-] +/, '$1- ')
    .replace(/_/g, '*')
    .replace(/^[|\s:-]*\|[|\s:-]*$/, (row) => row.replace(/-+/g, '-'))
    .replace(/\s+/g, ' ')
    .trim()

/** Returns an edited body with the lines that say the same as before written as before. */
export function patchBody(before: string, after: string): string {
  const lines = before.split('\n')
  const exact = new Set(lines)
  const byPlain = new Map(lines.map((line) => [plain(line), line]))
  return after
    .split('\n')
    .map((line) => (exact.has(line) ? line : (byPlain.get(plain(line)) ?? line)))
    .join('\n')
}
