import path from 'node:path'
import type {
  PublishedArticle,
  PublishedContent,
  PublishedGuide,
} from '../content/published-content'

export type BuiltArticle = PublishedArticle
export type BuiltGuide = PublishedGuide

/** A finished build for the steps that follow: its content, folders and pages. */
export interface BuiltSite extends PublishedContent {
  /** Absolute path of the folder to publish. */
  publicFolder: string
  /** Absolute path of a folder that persists between builds. */
  cacheFolder: string
  /** Addresses of all Gatsby pages. */
  pages: string[]
}

/** Output and cache folders of a build. Hosts keep Gatsby's `.cache`, and `gatsby clean` empties it. */
export const buildFolders = () => ({
  publicFolder: path.resolve('public'),
  cacheFolder: path.resolve('.cache/site'),
})
