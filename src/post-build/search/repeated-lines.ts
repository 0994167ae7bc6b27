import type { IndexedSection } from './build-index'

/** A line in more sections than this, such as a safety text, describes none of them. */
const MAX_SECTIONS = 3

const linesOf = (text = '') => text.split('\n')

/** Removes lines that many sections share. */
export function withoutRepeatedLines(sections: readonly IndexedSection[]): IndexedSection[] {
  const counts = new Map<string, number>()
  for (const [, , text] of sections)
    for (const line of new Set(linesOf(text))) counts.set(line, (counts.get(line) ?? 0) + 1)
  return sections.map(([title = '', heading = '', text]) => [
    title,
    heading,
    linesOf(text)
      .filter((line) => (counts.get(line) ?? 0) <= MAX_SECTIONS)
      .join('\n'),
  ])
}
