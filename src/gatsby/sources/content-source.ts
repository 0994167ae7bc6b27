import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { readMarkdown } from '../../content/front-matter'
import { isPublished, type Publication, showsDrafts } from '../../content/published'
import { isDevelop } from '../internals/command'

/**
 * The folder Gatsby makes pages from: the editors' own, or in `gatsby develop` a copy that only ever
 * gets content without mistakes.
 */
export const sourceFolder = () => (isDevelop() ? path.resolve('.content') : contentFolder())

/**
 * Content that does not become nodes, and so no page, list, feed or file, as gatsby-source-filesystem's
 * `ignore`: the editors' guide, and what is not published yet, unless drafts are to be seen.
 */
export function hiddenFiles(): (string | ((file: string) => boolean))[] {
  return ['**/README.md', ...(showsDrafts() ? [] : [isHidden])]
}

function isHidden(file: string): boolean {
  const parse = parsers[path.extname(file)]
  if (!parse || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  return !isPublished(parse(readFileSync(file, 'utf8')), new Date())
}

/** The content check has read the same files without finding a mistake. */
const parsers: Record<string, (text: string) => Publication> = {
  '.md': (text) => (readMarkdown(text).data ?? {}) as Publication,
  '.json': (text) => JSON.parse(text) as Publication,
}
