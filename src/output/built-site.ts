import type { BuiltPlan } from './built-plan'

/** An article as the steps after the build see it, newest first, published ones only. */
export interface BuiltArticle {
  slug: string
  title: string
  excerpt: string
  author: string
  /** ISO day, such as '2024-03-15'. */
  date: string
  /** ISO day of the last change, where the article names one. */
  updated: string | null
  readTime: string
  category: string
  tags: string[]
  image: string
  imageAlt: string
  /** The body as the editor wrote it. */
  markdown: string
}

/** The settings of content/site.json that the steps after the build need. */
export interface BuiltSettings {
  name: string
  /** Without a slash at its end. */
  url: string
  tagline: string
  description: string
  author: string
  copyrightYear: number
  forms: string
  imageHost: string
}

/** What a build has made, handed to every step that runs after it. */
export interface BuiltSite {
  /** Absolute path of the folder that is put on the web. */
  publicFolder: string
  /** Absolute path of a folder that survives from one build to the next. */
  cacheFolder: string
  settings: BuiltSettings
  articles: BuiltArticle[]
  /** Plans by title, published ones only. */
  plans: BuiltPlan[]
  /** The address of every page, as Gatsby knows it. */
  pages: string[]
}
