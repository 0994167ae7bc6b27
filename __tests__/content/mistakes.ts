import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'

/** A way to break good content, and what the check must say of it. */
export interface Mistake {
  /** What the editor did. */
  name: string
  make: (folder: ContentFolder) => void
  /** From the content folder on. */
  file: string
  field?: string
  line?: number
  /** Pieces of the message, among them what to write instead. */
  says: string[]
  /** How many sentences it causes, the first of which is looked at; one unless given. */
  errors?: number
}

/**
 * Returns what makes mistakes in the fields of one file. Takes the file, from the content folder on, and what
 * breaks its fields.
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

/** Makes each mistake in content that is in order, and expects that it alone is found, and told. */
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
