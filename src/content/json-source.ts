import type { FieldPath } from './field-path'
import { JsonScanner } from './json-scanner'
import { lineAt, type Mistake } from './read-text'

/** What a file says, and on which line it says what. */
export interface Source {
  data: unknown
  /** The line of a field, or of the nearest field around it that is written in the file. */
  lineOf: (path: FieldPath) => number | undefined
  mistakes: Mistake[]
}

/** Reads JSON. What JSON.parse would refuse, or silently drop (a field given twice), is a mistake. */
export function readJson(text: string): Source {
  const scanner = new JsonScanner(text)
  const mistake = scanner.scan()
  const mistakes = [...scanner.repeated, ...(mistake ? [mistake] : [])].map(
    ({ offset, message }) => ({ line: lineAt(text, offset), message }),
  )
  return {
    data: mistake ? undefined : JSON.parse(text),
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const offset = scanner.offsets.get(JSON.stringify(path.slice(0, length)))
        if (offset !== undefined) return lineAt(text, offset)
      }
      return undefined
    },
    mistakes,
  }
}
