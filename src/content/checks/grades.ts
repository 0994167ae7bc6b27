import { certaintyPath } from '../../lib/paths'
import { type Check, type Finding, textsOf } from '../content-files'
import { passagesOf } from '../read/body-scan'

/** Matches whole words in any case; 'likely' doesn't match 'unlikely'. */
function wholeWords(words: readonly string[]): RegExp {
  const plain = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
  return new RegExp(`(?<![\\p{L}-])(?:${plain.join('|')})(?![\\p{L}-])`, 'iu')
}

/**
 * Checks that a passage with a certainty word cites a source, or links to the page that explains
 * those words.
 */
export const checkGrades: Check = ({ files }) => {
  const grades = files.site?.fields.about?.certainty?.grades.map(({ title }) => title) ?? []
  if (grades.length === 0) return []
  const gradeWords = wholeWords(grades)
  return textsOf(files).flatMap((place) => {
    const { body = '' } = place
    if (!gradeWords.test(body)) return []
    return passagesOf(body).flatMap(({ text, line }): Finding[] => {
      const [word] = gradeWords.exec(text) ?? []
      if (!word || text.includes('[^') || text.includes(`](${certaintyPath})`)) return []
      const message = `Found the certainty word "${word}" without a source; cite one beside it as [^key], or use another word.`
      return [{ place, line: place.bodyLine + line - 1, message }]
    })
  })
}
