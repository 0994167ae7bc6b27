import { certaintyPath } from '../../lib/paths'
import { passagesOf } from '../body-marks'
import { type Check, type Finding, textsOf } from '../library'

/** Returns a pattern for whole words, in small or capital letters; 'likely' is not in 'unlikely'. */
function anyOf(words: readonly string[]): RegExp {
  const plain = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
  return new RegExp(`(?<![\\p{L}-])(?:${plain.join('|')})(?![\\p{L}-])`, 'iu')
}

/**
 * Checks that a text which says how sure something is cites a source in the same passage. Where the words
 * are explained, it leads to their page instead.
 */
export const checkGrades: Check = ({ library }) => {
  const grades = library.site?.fields.about?.certainty?.grades.map(({ title }) => title) ?? []
  if (grades.length === 0) return []
  const grade = anyOf(grades)
  return textsOf(library).flatMap((place) => {
    const { body = '' } = place
    if (!grade.test(body)) return []
    return passagesOf(body).flatMap(({ text, line }): Finding[] => {
      const [word] = grade.exec(text) ?? []
      if (!word || text.includes('[^') || text.includes(`](${certaintyPath})`)) return []
      const message = `Found "${word}", which says how sure something is, without a source; cite one beside it as [^key], or use another word.`
      return [{ place, line: place.bodyLine + line - 1, message }]
    })
  })
}
