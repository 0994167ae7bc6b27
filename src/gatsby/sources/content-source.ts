import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { readMarkdown } from '../../content/front-matter'
import { isPublished, type Publication, showsDrafts } from '../../content/published'
import { isDevelop } from '../internals/command'

/**
 * The folder Gatsby makes pages from: the editors' own, or in `gatsby develop` a copy that only ever
 * takes over content without mistakes.
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
  '.md': publicationOf,
  '.json': (text) => JSON.parse(text) as Publication,
}

const plainDate = /^date: "(\d{4}-\d{2}-\d{2})"$/m

/** What an article says of its publication. Most have a plain date alone, which need not be read as YAML. */
function publicationOf(text: string): Publication {
  const fields = text.slice(0, text.indexOf('\n---', 3))
  const date = plainDate.exec(fields)?.[1]
  // A backslash may write the word 'draft' in other letters.
  if (date && !/draft|\\/.test(fields)) return { date }
  return (readMarkdown(text).data ?? {}) as Publication
}
