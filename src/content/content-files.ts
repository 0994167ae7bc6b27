import type { ContentFile, ReportPlaceOf } from '../../packages/content-validation'
import type { Drawing } from '../lib/drawing'
import type { SearchSettings } from '../search/model/search-settings'
import type { BodyElement, ElementOf } from './markdown/body-elements'
import type { Body } from './markdown/parse-body'
import type { Publication } from './published'
import type { ArticleFrontMatter } from './schema/article'
import type { EmergencyText } from './schema/emergency'
import type { Exercise } from './schema/exercise'
import type { GuideFrontMatter } from './schema/guide'
import type { OwnPage } from './schema/own-page'
import type { Person } from './schema/person'
import type { Plan } from './schema/plan'
import type { Redirect } from './schema/redirect'
import type { SiteSettings } from './schema/site'
import type { Testimonial } from './schema/testimonial'
import type { TopicText } from './schema/topic'

/** A markdown file: front matter plus the body and its first line in the file. */
export interface MarkdownFile<T> extends ContentFile<T> {
  /** Undefined if the file is unreadable. */
  body: Body | undefined
  bodyLine: number
  /** Reads the body from the file again, for a build that must not hold all of them. */
  readBody: () => string
}

/** An article, or a guide or page of the brand's own, which have a subset of an article's fields. */
export type TextFile = Omit<MarkdownFile<ArticleFrontMatter>, 'valid'>

/** All readable files of the content folder. */
export interface ContentFiles {
  /** The folder's name, normally 'content'. */
  folder: string
  articles: MarkdownFile<ArticleFrontMatter>[]
  guides: MarkdownFile<GuideFrontMatter>[]
  ownPages: MarkdownFile<OwnPage>[]
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
  /** Drawings beside site.json, by file name, and the names of all of them, readable or not. */
  drawings: ReadonlyMap<string, Drawing>
  drawingFiles: readonly string[]
}

/** A text's elements of one kind, each with its line in the file. */
export const elementsOf = <Kind extends BodyElement['kind']>(
  { body, bodyLine }: TextFile,
  kind: Kind,
) =>
  (body?.elements ?? [])
    .filter((element): element is ElementOf<Kind> => element.kind === kind)
    .map((element) => ({ ...element, line: bodyLine + element.line - 1 }))

export const textsOf = ({ articles, guides, ownPages }: ContentFiles): TextFile[] => [
  ...articles,
  ...guides,
  ...ownPages,
]

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
