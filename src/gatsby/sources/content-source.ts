import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../content/folder'
import { isPublished, type Publication, showsDrafts } from '../../content/published'
import { readMarkdown } from '../../content/read/front-matter'
import { isDevelop } from '../../gatsby-internals/command'

/**
 * The folder that Gatsby reads: the editors' own, or in `gatsby develop` a copy that gets only valid content.
 */
export const sourceFolder = () => (isDevelop() ? path.resolve('.content') : contentFolder())

/** The editors' guide, and settings that no page queries. */
const notForPages = ['**/README.md', '**/redirects.json', '**/search.json']

/**
 * Patterns for gatsby-source-filesystem's `ignore`: what is not for pages, and unpublished content unless drafts
 * are shown. Gatsby's watcher asks several times per file, so each is read once.
 */
export function hiddenFiles(): (string | ((file: string) => boolean))[] {
  if (showsDrafts()) return notForPages
  const hidden = new Map<string, boolean>()
  return [
    ...notForPages,
    (file) => {
      const answer = hidden.get(file) ?? isHidden(file)
      hidden.set(file, answer)
      return answer
    },
  ]
}

function isHidden(file: string): boolean {
  const parse = parsers[path.extname(file)]
  if (!parse || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  return !isPublished(parse(readFileSync(file, 'utf8')), new Date())
}

/** Top-level fields that decide publication, with their continuation lines. */
const publicationFields = /^(?:draft|date)\b.*(?:\n[ \t].*)*/gm

/** A line that starts with anything but a plain key, indentation, a list or a comment. */
const unusualLine = /^[^\w\s#-]/m

/** Reads the publication fields. Usually parses only those, because parsing all takes milliseconds per file. */
function publicationOf(text: string): Publication {
  const [, frontMatter = ''] = text.split(/^---[ \t]*\r?$/m, 2)
  const fields = unusualLine.test(frontMatter) ? undefined : frontMatter.match(publicationFields)
  const source = fields ? ['---', ...fields, '---'].join('\n') : text
  return (readMarkdown(source).data ?? {}) as Publication
}

/** These can't throw, because the content check has already validated the files. */
const parsers: Record<string, (text: string) => Publication> = {
  '.md': publicationOf,
  '.json': (text) => JSON.parse(text) as Publication,
}
