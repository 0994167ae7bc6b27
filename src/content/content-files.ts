import type { FieldPath } from '../../packages/checked-content'
import type { SearchSettings } from '../search/model/search-settings'
import type { Publication } from './published'
import type { ArticleFrontMatter } from './schema/article'
import type { EmergencyText } from './schema/emergency'
import type { Exercise } from './schema/exercise'
import type { GuideFrontMatter } from './schema/guide'
import type { Person } from './schema/person'
import type { Plan } from './schema/plan'
import type { Redirect } from './schema/redirect'
import type { SiteSettings } from './schema/site'
import type { Testimonial } from './schema/testimonial'
import type { TopicText } from './schema/topic'
import type { BodyElement, ElementOf } from './text/body-elements'
import type { Body } from './text/parse-body'

/** Reports a problem, if there is a message, in a field, on a line, or, at [], in the whole file. */
export type Report = (at: FieldPath | number, message: string | false | undefined) => void

/** A file or folder, which reports its own problems. */
export interface ReportPlace {
  /** Starts with the content folder's name: 'content/articles/x.md'. */
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

/** A content file. Despite mistakes, `fields` holds the valid ones. */
export interface ContentFile<T> extends ReportPlace {
  /** File name without extension. */
  name: string
  fields: Partial<T>
  /** Names of all fields in the file, valid or not; empty if it is unreadable. */
  writtenFields: readonly string[]
  /** The data, if every field is valid. */
  valid: T | undefined
}

/** Whether an invalid field may hide a value: its own mistake comes first. */
export const isUnclear = <T>(
  { writtenFields, fields }: Pick<ContentFile<T>, 'writtenFields' | 'fields'>,
  field: keyof T & string,
) => writtenFields.length === 0 || (writtenFields.includes(field) && fields[field] === undefined)

/** A markdown file: front matter plus the body and its first line in the file. */
export interface MarkdownFile<T> extends ContentFile<T> {
  /** Undefined if the file is unreadable. */
  body: Body | undefined
  bodyLine: number
  /** Reads the body from the file again, for a build that must not hold all of them. */
  readBody: () => string
}

/** An article, or a guide, which has a subset of an article's fields. */
export type TextFile = Omit<MarkdownFile<ArticleFrontMatter>, 'valid'>

/** All readable files of the content folder. */
export interface ContentFiles {
  /** The folder's name, normally 'content'. */
  folder: string
  articles: MarkdownFile<ArticleFrontMatter>[]
  guides: MarkdownFile<GuideFrontMatter>[]
  plans: ContentFile<Plan>[]
  exercises: ContentFile<Exercise>[]
  people: ContentFile<Person>[]
  site: ContentFile<SiteSettings> | undefined
  testimonials: ContentFile<Testimonial[]> | undefined
  redirects: ContentFile<Redirect[]> | undefined
  topics: ContentFile<TopicText[]> | undefined
  emergency: ContentFile<EmergencyText> | undefined
  search: ContentFile<SearchSettings> | undefined
  /** Picture files, in the notation of `ReportPlace.file`. */
  pictures: ReadonlySet<string>
}

/** A text's elements of one kind, each with its line in the file. */
export const elementsOf = <Kind extends BodyElement['kind']>(
  { body, bodyLine }: TextFile,
  kind: Kind,
) =>
  (body?.elements ?? [])
    .filter((element): element is ElementOf<Kind> => element.kind === kind)
    .map((element) => ({ ...element, line: bodyLine + element.line - 1 }))

export const textsOf = ({ articles, guides }: ContentFiles): TextFile[] => [...articles, ...guides]

/** Exercise files by id. */
export type ExerciseFiles = ReadonlyMap<string, ContentFile<Exercise>>

export interface CheckInput {
  files: ContentFiles
  exerciseFiles: ExerciseFiles
  /** Build time. */
  now: Date
  /** All planned pages by address. */
  pages: ReadonlyMap<string, Publication>
  placeOf: ReportPlaceOf
}

/** A rule across all content. */
export type Check = (input: CheckInput) => void
