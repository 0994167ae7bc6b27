import { certaintyPath } from '../../lib/paths'
import { type Check, textsOf } from '../content-files'

/** Matches whole words in any case; 'likely' doesn't match 'unlikely'. */
function wholeWords(words: readonly string[]): RegExp {
  const plain = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
  return new RegExp(`(?<![\\p{L}-])(?:${plain.join('|')})(?![\\p{L}-])`, 'iu')
}

/**
 * Checks that a passage with a certainty word cites a source, or links to the page that explains
 * those words.
 */
export const checkCertaintyWords: Check = ({ files }) => {
  const grades = files.site?.fields.about?.certainty?.grades.map(({ title }) => title) ?? []
  if (grades.length === 0) return
  const gradeWords = wholeWords(grades)
  for (const place of textsOf(files)) {
    for (const { text, line, isCited, links } of place.body?.passages ?? []) {
      const [word] = gradeWords.exec(text) ?? []
      if (!word || isCited || links.includes(certaintyPath)) continue
      place.report(
        place.bodyLine + line - 1,
        `Found the certainty word "${word}" without a source; cite one beside it as [^key], or use another word.`,
      )
    }
  }
}
