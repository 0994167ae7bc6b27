import type { IndexedSection } from './build-index'

/** A line in more sections than this says nothing about any of them: safety texts, notes on sources. */
const MOST = 3

const linesOf = (text = '') => text.split('\n')

/** Returns sections without the lines that many of them have. */
export function withoutRepeatedLines(sections: readonly IndexedSection[]): IndexedSection[] {
  const counts = new Map<string, number>()
  for (const [, , text] of sections)
    for (const line of new Set(linesOf(text))) counts.set(line, (counts.get(line) ?? 0) + 1)
  return sections.map(([title = '', heading = '', text]) => [
    title,
    heading,
    linesOf(text)
      .filter((line) => (counts.get(line) ?? 0) <= MOST)
      .join('\n'),
  ])
}
