import type { FieldPath } from '../messages/field-path'
import { type Mistake, readFileText } from './file-text'

/** A parsed file that maps fields to line numbers. */
export interface ParsedFile {
  data: unknown
  /** The line of a field, or of its nearest ancestor in the file. */
  lineOf: (path: FieldPath) => number | undefined
  mistakes: Mistake[]
}

/** What a file is that cannot be read. */
export const unreadable = (mistake: Mistake): ParsedFile => ({
  data: undefined,
  mistakes: [mistake],
  lineOf: () => undefined,
})

/** Parses a file's bytes, which are undefined if it cannot be opened. Never throws. */
export function parsed<P extends ParsedFile>(
  file: string,
  bytes: Uint8Array | undefined,
  parse: (text: string) => P,
): P | ParsedFile {
  const read = readFileText(file, bytes)
  return 'mistake' in read ? unreadable(read.mistake) : parse(read.text)
}
