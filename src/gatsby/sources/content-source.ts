import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { readMarkdown } from '../../content/front-matter'
import { isPublished, type Publication, showsDrafts } from '../../content/published'
import { isDevelop } from '../internals/command'

/**
 * The folder that Gatsby reads: the editors' own, or in `gatsby develop` a copy that only ever gets valid
 * content.
 */
export const sourceFolder = () => (isDevelop() ? path.resolve('.content') : contentFolder())

/**
 * Patterns for gatsby-source-filesystem's `ignore`: the editors' guide, and unpublished content unless drafts
 * are shown.
 */
export function hiddenFiles(): (string | ((file: string) => boolean))[] {
  return ['**/README.md', ...(showsDrafts() ? [] : [isHidden])]
}

function isHidden(file: string): boolean {
  const parse = parsers[path.extname(file)]
  if (!parse || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  return !isPublished(parse(readFileSync(file, 'utf8')), new Date())
}

/** Safe to parse: the content check has already validated these files. */
const parsers: Record<string, (text: string) => Publication> = {
  '.md': (text) => (readMarkdown(text).data ?? {}) as Publication,
  '.json': (text) => JSON.parse(text) as Publication,
}
