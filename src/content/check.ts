import { fieldName } from '../../packages/checked-content'
import { checkBlocks } from './checks/blocks'
import { checkBodies } from './checks/bodies'
import { checkDates } from './checks/dates'
import { checkDurations } from './checks/durations'
import { checkEmergency } from './checks/emergency'
import { checkExercises } from './checks/exercises'
import { checkFeatured } from './checks/featured'
import { checkFigures } from './checks/figures'
import { checkGrades } from './checks/grades'
import { checkLengths } from './checks/lengths'
import { checkNames } from './checks/names'
import { checkPercentages } from './checks/percentages'
import { checkPictures } from './checks/pictures'
import { checkProgramWarnings } from './checks/program-warnings'
import { checkPrograms } from './checks/programs'
import { checkProgressions } from './checks/progressions'
import { checkRedirects } from './checks/redirects'
import { checkReferences } from './checks/references'
import { checkSamples } from './checks/samples'
import { checkSearch } from './checks/search'
import { checkSources } from './checks/sources'
import { checkTags } from './checks/tags'
import { checkTopics } from './checks/topics'
import { contentOf } from './content'
import type { Check, Report, ReportPlaceOf } from './content-files'
import { linkablePages } from './pages'
import { readContent } from './read/read'

/** An error or warning for the editor. */
export interface Problem {
  /** Starts with the content folder's name: 'content/articles/x.md'. */
  file: string
  line?: number | undefined
  /** 'sessions[0].exercises[2].rest' */
  field?: string | undefined
  /** One plain sentence: what was found, what is allowed, what to write instead. */
  message: string
}

const checks: Check[] = [
  checkNames,
  checkDurations,
  checkPrograms,
  checkProgressions,
  checkPercentages,
  checkProgramWarnings,
  checkExercises,
  checkFigures,
  checkReferences,
  checkFeatured,
  checkTags,
  checkTopics,
  checkPictures,
  checkBodies,
  checkSources,
  checkGrades,
  checkBlocks,
  checkDates,
  checkRedirects,
  checkSamples,
  checkSearch,
  checkEmergency,
  checkLengths,
]

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0)
}

/**
 * Checks the content folder `root`: each file against its schema, then all files together.
 * Errors stop a build, warnings do not. `now` decides what is published. Never throws.
 */
export function checkContent(root: string, now = new Date()) {
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
  const files = readContent(root, placeOf)
  const exerciseFiles = new Map(files.exercises.map((file) => [file.name, file]))
  const input = { files, exerciseFiles, now, pages: linkablePages(files, now), placeOf }
  for (const check of checks) check(input)
  return {
    errors: errors.sort(byPlace),
    warnings: warnings.sort(byPlace),
    content: contentOf(files),
  }
}

/** Formats a problem as one line: 'content/workouts/x.json:12 sessions[0].exercises[2].rest: Found …' */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`
}
