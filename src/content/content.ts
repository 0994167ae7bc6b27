import type { ContentFiles, MarkdownFile } from './content-files'
import type { Body } from './markdown/parse-body'
import type { ArticleFrontMatter } from './schema/article'
import type { GuideFrontMatter } from './schema/guide'
import type { OwnPage } from './schema/own-page'

type BodyFacts = Pick<Body, 'tree' | 'sections' | 'words' | 'tools' | 'linkedExercises'>

/** A valid markdown file. */
interface MarkdownText extends BodyFacts {
  readBody: () => string
  /** Starts with the content folder's name. */
  file: string
}

export type Article = ArticleFrontMatter & MarkdownText
export type Guide = GuideFrontMatter & MarkdownText
export type OwnPageText = OwnPage & MarkdownText

const validText = <T>({ valid, body, readBody, file }: MarkdownFile<T>): (T & MarkdownText)[] =>
  valid && body ? [{ ...valid, ...factsOf(body), readBody, file }] : []

const factsOf = ({ tree, sections, words, tools, linkedExercises }: Body): BodyFacts => ({
  tree,
  sections,
  words,
  tools,
  linkedExercises,
})

const validIn = <T>(files: readonly { valid: T | undefined }[]): T[] =>
  files.flatMap(({ valid }) => valid ?? [])

/** Collects everything that matches its schema, without cross-checks. */
export const contentOf = (files: ContentFiles) => ({
  articles: files.articles.flatMap(validText),
  guides: files.guides.flatMap(validText),
  ownPages: files.ownPages.flatMap(validText),
  plans: validIn(files.plans),
  exercises: validIn(files.exercises),
  people: validIn(files.people),
  site: files.site?.valid,
  testimonials: files.testimonials?.valid ?? [],
  redirects: files.redirects?.valid ?? [],
  topics: files.topics?.valid ?? [],
  emergency: files.emergency?.valid,
  search: files.search?.valid ?? { synonyms: [], health: [] },
  drawings: files.drawings,
})

export type Content = ReturnType<typeof contentOf>
