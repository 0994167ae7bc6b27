import type { FieldPath } from './field-path'
import type { Publication } from './published'
import type { ArticleFrontMatter } from './schema/article'
import type { Exercise } from './schema/exercise'
import type { GuideFrontMatter } from './schema/guide'
import type { Person } from './schema/person'
import type { Plan } from './schema/plan'
import type { Redirect } from './schema/redirect'
import type { SearchSettings } from './schema/search'
import type { SiteSettings } from './schema/site'
import type { Testimonial } from './schema/testimonial'
import type { TopicText } from './schema/topic'

/** A file that messages can point into. */
export interface Place {
  /** From the content folder's own name on: 'content/articles/x.md'. */
  file: string
  lineOf: (path: FieldPath) => number | undefined
}

/** What one file says. A file with mistakes still has those fields that are right. */
export interface ContentFile<T> extends Place {
  /** The file name without its ending. */
  name: string
  fields: Partial<T>
  /** The names of all fields in the file, right or wrong; none when it cannot be read. */
  writtenFields: readonly string[]
  /** The same when every field is right, else undefined. */
  complete: T | undefined
}

/** A markdown file: its front matter, and its body with the line of the file on which it starts. */
export interface MarkdownFile<T> extends ContentFile<T> {
  /** Undefined when the file cannot be read. */
  body: string | undefined
  bodyLine: number
}

/** An article or a guide, which has some of an article's fields. */
export type TextFile = Omit<MarkdownFile<ArticleFrontMatter>, 'complete'>

/** All that the content folder holds, as far as it can be read. */
export interface Library {
  /** The folder's own name, normally 'content'. */
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
  search: ContentFile<SearchSettings> | undefined
  /** Picture files, named like a place's file. */
  pictures: ReadonlySet<string>
}

/** Returns the articles and guides: the files with a text. */
export const textsOf = ({ articles, guides }: Library): TextFile[] => [...articles, ...guides]

/** What a check found: where, and the sentence. A warning stops nothing. */
export interface Finding {
  place: Place
  path?: FieldPath
  /** Where the path does not tell the line: inside an article's body. */
  line?: number | undefined
  message: string
  warning?: true
}

/** Returns a mistake in a field, as the only thing that was found. */
export const findingAt = (place: Place, path: FieldPath, message: string): Finding[] => [
  { place, path, message },
]

/** What every check reads. */
export interface CheckInput {
  library: Library
  /** The time of the build. */
  now: Date
  /** The pages there will be, by address. */
  pages: ReadonlyMap<string, Publication>
}

/** A rule that looks at the whole content. */
export type Check = (input: CheckInput) => Finding[]
