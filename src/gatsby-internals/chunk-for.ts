import { chunksOf } from './page-markup'

/** Part of webpack's page chunk. */
export interface PageChunk {
  name?: string | null
}

/** The chunk on every page, with Gatsby's own code. */
const EVERY_PAGE = 'app'

/** Code used by this many pages ships with every page. */
const MANY_PAGES = 13

/**
 * Families of pages. Each has a chunk that only its pages load. The list of tools is in none, because it has
 * every tool's form.
 */
const pageGroups: readonly (readonly [chunk: string, pages: RegExp])[] = [
  ['tools', /-pages-tools-(?!index)/],
  ['exercises', chunksOf('exercise|exercise-library|exercise-list')],
  ['plan-pages', chunksOf('plan|plan-week')],
  ['lists', chunksOf('article-list|topic|plan-list|search', 'index|saved')],
]

/**
 * Returns the chunk for a module. A module of one page goes to the page's chunk, of one family to the
 * family's, and of many pages to a file on every page. Undefined if a few pages of several families use it;
 * each then gets a copy, which is smaller than another file. Pages for unknown addresses don't count, because
 * they reuse the code of an article or plan page.
 */
export function chunkFor(pages: PageChunk[]): string | undefined {
  const names = pages.map(({ name }) => name ?? EVERY_PAGE)
  const [name = EVERY_PAGE, ...others] = names.filter((page) => !page.includes('unknown'))
  if (names.length === 1) return names[0]
  if (others.length === 0) return name.replace(/^component---src-templates-|-tsx$/g, '')
  const group = pageGroups.find(([, member]) =>
    [name, ...others].every((page) => member.test(page)),
  )
  return group?.[0] ?? (names.length >= MANY_PAGES ? EVERY_PAGE : undefined)
}
