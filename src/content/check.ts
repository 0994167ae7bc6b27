import { checkBlocks } from './checks/blocks'
import { checkBodies } from './checks/bodies'
import { checkDates } from './checks/dates'
import { checkDurations } from './checks/durations'
import { checkExcerpts } from './checks/excerpts'
import { checkExercises } from './checks/exercises'
import { checkFeatured } from './checks/featured'
import { checkFigures } from './checks/figures'
import { checkGrades } from './checks/grades'
import { checkLengths } from './checks/lengths'
import { checkNames } from './checks/names'
import { checkPictures } from './checks/pictures'
import { checkProgramWarnings } from './checks/program-warnings'
import { checkPrograms } from './checks/programs'
import { checkProgressions } from './checks/progressions'
import { checkReadTimes } from './checks/read-times'
import { checkRedirects } from './checks/redirects'
import { checkReferences } from './checks/references'
import { checkSearch } from './checks/search'
import { checkSimulations } from './checks/simulations'
import { checkSources } from './checks/sources'
import { checkTags } from './checks/tags'
import { checkTopics } from './checks/topics'
import { checkUnique } from './checks/unique'
import type { Check, ContentFiles, Finding, MarkdownFile } from './content-files'
import { fieldName } from './messages/field-path'
import { linkablePages } from './pages'
import { readContent } from './read/read'
import type { ArticleFrontMatter } from './schema/article'
import type { GuideFrontMatter } from './schema/guide'

/** An error or warning for the editor. */
export interface Problem {
  /** Starts with the content folder's name: 'content/articles/x.md'. */
  file: string
  line?: number
  /** 'exercises[2].rest' */
  field?: string
  /** One plain sentence: what was found, what is allowed, what to write instead. */
  message: string
}

/** The body of a valid markdown file. */
interface MarkdownText {
  body: string
  /** Starts with the content folder's name. */
  file: string
}

export type Article = ArticleFrontMatter & MarkdownText
export type Guide = GuideFrontMatter & MarkdownText

const checks: Check[] = [
  checkNames,
  checkUnique,
  checkDurations,
  checkPrograms,
  checkProgressions,
  checkSimulations,
  checkProgramWarnings,
  checkExercises,
  checkFigures,
  checkReferences,
  checkFeatured,
  checkTags,
  checkTopics,
  checkPictures,
  checkReadTimes,
  checkBodies,
  checkSources,
  checkGrades,
  checkBlocks,
  checkDates,
  checkRedirects,
  checkSearch,
  checkExcerpts,
  checkLengths,
]

function problemOf({ place, path = [], line = place.lineOf?.(path), message }: Finding): Problem {
  const field = fieldName(path)
  return {
    file: place.file,
    ...(line !== undefined && { line }),
    ...(field !== undefined && { field }),
    message,
  }
}

const validText = <T>({ valid, body, file }: MarkdownFile<T>): (T & MarkdownText)[] =>
  valid && body !== undefined ? [{ ...valid, body, file }] : []

/** Collects everything that matches its schema, without cross-checks. */
export function contentOf(files: ContentFiles) {
  const { articles, guides, plans, exercises, people } = files
  const { site, testimonials, redirects, topics, search } = files
  return {
    articles: articles.flatMap(validText),
    guides: guides.flatMap(validText),
    plans: plans.flatMap(({ valid }) => valid ?? []),
    exercises: exercises.flatMap(({ valid }) => valid ?? []),
    people: people.flatMap(({ valid }) => valid ?? []),
    site: site?.valid,
    testimonials: testimonials?.valid ?? [],
    redirects: redirects?.valid ?? [],
    topics: topics?.valid ?? [],
    search: search?.valid ?? { synonyms: [], health: [], emergencies: [] },
  }
}

export type Content = ReturnType<typeof contentOf>

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0)
}

/**
 * Checks the content folder `root`: each file against its schema, then all files together.
 * Errors stop a build, warnings do not. `now` decides what is published. Never throws.
 */
export function checkContent(root: string, now = new Date()) {
  const { files, findings } = readContent(root)
  const input = { files, now, pages: linkablePages(files, now) }
  const allFindings = [...findings, ...checks.flatMap((check) => check(input))]
  const problems = (warning: true | undefined) =>
    allFindings
      .filter((finding) => finding.warning === warning)
      .map(problemOf)
      .sort(byPlace)
  const errors: Problem[] = problems(undefined)
  const warnings: Problem[] = problems(true)
  return { errors, warnings, content: contentOf(files) }
}

/** Formats a problem as one line: 'content/workouts/x.json:12 exercises[2].rest: Found …' */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`
}
