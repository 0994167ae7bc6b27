import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'

/** A way to break valid content, and the expected message. */
export interface Mistake {
  /** The editor's mistake. */
  name: string
  make: (folder: ContentFolder) => void
  /** Path from the content folder. */
  file: string
  field?: string
  line?: number
  /** Pieces of the message, including what to write instead. */
  says: string[]
  /** Number of errors, 1 by default; the test looks at the first. */
  errors?: number
}

/**
 * Returns a factory of mistakes in one file's fields, which `breakFields` breaks. `file` is relative to the
 * content folder.
 */
export const mistakesIn =
  (file: string, breakFields: (folder: ContentFolder, fields: object) => void) =>
  (name: string, fields: object, field: string, says: string[], line?: number): Mistake => ({
    name,
    make: (folder) => breakFields(folder, fields),
    file,
    field,
    says,
    ...(line && { line }),
  })

/** Makes each mistake in valid content and expects the check to report exactly it. */
export function testMistakes(mistakes: readonly Mistake[], good = goodContent) {
  test.each(mistakes)('$name', ({ make, file, field, line, says, errors: expected = 1 }) => {
    const folder = good()
    make(folder)
    const { errors } = folder.check()
    expect(errors).toHaveLength(expected)
    const [error] = errors
    expect(error?.file).toBe(`content/${file}`)
    expect(error?.field).toBe(field)
    if (line !== undefined) expect(error?.line).toBe(line)
    for (const piece of says) expect(error?.message).toContain(piece)
    expect(error?.message).toMatch(/^[A-Z"][^\n]*[.?]$/)
  })
}
