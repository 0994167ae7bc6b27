import { type FieldPath, fieldName } from '../messages/field-path'

/** An error or warning for the editor. */
export interface Problem {
  /** Starts with the content folder's name: 'content/x.json'. */
  file: string
  line?: number | undefined
  /** 'parts[0].steps[2].text' */
  field?: string | undefined
  /** One plain sentence: what was found, what is allowed, what to write instead. */
  message: string
}

/** Reports a problem, if there is a message, in a field, on a line, or, at [], in the whole file. */
export type Report = (at: FieldPath | number, message: string | false | undefined) => void

/** A file or folder, which reports its own problems. */
export interface ReportPlace {
  /** Starts with the content folder's name: 'content/x.json'. */
  file: string
  /** What it reports stops a build; what it warns of does not. */
  report: Report
  warn: Report
}

/** Makes the place of a file. `lineOf` gives a field's line. */
export type ReportPlaceOf = (
  file: string,
  lineOf?: (path: FieldPath) => number | undefined,
) => ReportPlace

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0)
}

/** Makes places that collect what is reported. */
export function collectProblems() {
  const errors: Problem[] = []
  const warnings: Problem[] = []
  const placeOf: ReportPlaceOf = (file, lineOf) => {
    const addTo =
      (problems: Problem[]): Report =>
      (at, message) => {
        if (!message) return
        const path = typeof at === 'number' ? [] : at
        const line = typeof at === 'number' ? at : lineOf?.(path)
        problems.push({ file, line, field: fieldName(path), message })
      }
    return { file, report: addTo(errors), warn: addTo(warnings) }
  }
  return {
    placeOf,
    /** What was reported, file by file. */
    problems: () => ({ errors: errors.toSorted(byPlace), warnings: warnings.toSorted(byPlace) }),
  }
}

/** Formats a problem as one line: 'content/x.json:12 parts[0].steps[2].text: Found …' */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`
}
