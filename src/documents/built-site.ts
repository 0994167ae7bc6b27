import type {
  PublishedArticle,
  PublishedContent,
  PublishedGuide,
} from '../content/published-content'

export type BuiltArticle = PublishedArticle
export type BuiltGuide = PublishedGuide
export type BuiltSettings = PublishedContent['settings']

/** The result of a build, for the steps that run after it: its content, and where its pages are. */
export interface BuiltSite extends PublishedContent {
  /** Absolute path of the folder that is put on the web. */
  publicFolder: string
  /** Absolute path of a folder that survives from one build to the next. */
  cacheFolder: string
  /** The address of every page, as Gatsby knows it. */
  pages: string[]
}
