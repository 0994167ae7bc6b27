import type { BuiltExercise } from './built-exercise'
import type { BuiltPlan, SafetyTexts } from './built-plan'

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
  /** What it says in a few sentences, where the article has that. */
  summary: string[] | null
  sources: BuiltSource[] | null
  /** The body as the editor wrote it. */
  markdown: string
  /** The body as its page shows it. */
  html: string
}

/** One source of an article, cited in its body as [^key]. */
export interface BuiltSource {
  key: string
  who: string
  title: string
  year: number
  where: string
  address: string | null
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
  /** The unit in which weights are shown; kg where it is null. */
  units: string | null
  /** The one safety block of all plans. */
  safety: SafetyTexts | null
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
  /** The exercises of the library by title; a site may have none. */
  exercises: BuiltExercise[]
  /** The address of every page, as Gatsby knows it. */
  pages: string[]
}
