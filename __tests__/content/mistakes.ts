import { formatProblem } from '../../packages/content-validation'
import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'

/**
 * An editor's mistake: what makes it; the field in which the check finds it, ':3' for a line, ':3 title' for both;
 * and pieces of the message, including what to write instead.
 */
export type Mistake<Change> = readonly [change: Change, place: string, ...says: string[]]

/** Makes each mistake in valid content and expects the check to report exactly it, in `file`. */
export function testMistakes<Change>(
  file: string,
  make: (folder: ContentFolder, change: Change) => void,
  mistakes: readonly Mistake<NoInfer<Change>>[],
  good = goodContent,
) {
  const cases = mistakes.map(([change, place, ...says]) => ({
    change,
    place: `${file}${place.startsWith(':') ? '' : ' '}${place}`.trim(),
    says,
  }))
  test.each(cases)('$place: $says', ({ change, place, says }) => {
    const folder = good()
    make(folder, change)
    const { errors } = folder.check()
    expect(errors).toHaveLength(1)
    const [error] = errors
    if (!error) return
    const { line, ...withoutLine } = error
    const printed = formatProblem(/:\d/.test(place) ? error : withoutLine)
    expect(printed).toContain(`content/${place}: `)
    for (const piece of says) expect(error.message).toContain(piece)
    expect(error.message).toMatch(/^[A-Z"][^\n]*[.?]$/)
  })
}

/** `testMistakes` for mistakes that are made in their own ways, each with its file. */
export const testOtherMistakes = (
  mistakes: readonly Mistake<(folder: ContentFolder) => void>[],
  good = goodContent,
) =>
  testMistakes('', (folder, make: (folder: ContentFolder) => void) => make(folder), mistakes, good)
