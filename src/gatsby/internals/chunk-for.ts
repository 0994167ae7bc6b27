import { chunksOf } from './page-markup'

/** The part of webpack's description of a page's chunk that is used here. */
export interface PageChunk {
  name?: string | null
}

/** The chunk that every page loads, with Gatsby's own code. */
const EVERY_PAGE = 'app'

/** Code that this many pages use comes with every page. */
const MANY_PAGES = 13

/**
 * Pages that share code which no other page needs: they alone load its file. The list of tools is left out: it
 * has the forms of all tools.
 */
const families: readonly (readonly [chunk: string, pages: RegExp])[] = [
  ['tools', /-pages-tools-(?!index)/],
  ['exercises', chunksOf('exercise|exercise-library|exercise-list')],
  ['plan-pages', chunksOf('plan|plan-fit|plan-week')],
  ['lists', chunksOf('article-list|topic|plan-list|search', 'index|saved')],
]

/**
 * Returns the chunk a module goes into, from the pages that use it: what one page uses comes with that
 * page alone, what a family of pages shares with that family, and what many pages use with every page, in
 * one file that is known from the start. Undefined for what a few pages of several families use: each has
 * it among its own code, which is smaller than another file. The pages for unknown addresses do not count:
 * they borrow the code of an article's or a plan's page.
 */
export function chunkFor(pages: PageChunk[]): string | undefined {
  const names = pages.map(({ name }) => name ?? EVERY_PAGE)
  const [name = EVERY_PAGE, ...others] = names.filter((page) => !page.includes('unknown'))
  if (names.length === 1) return names[0]
  if (others.length === 0) return name.replace(/^component---src-templates-|-tsx$/g, '')
  const family = families.find(([, member]) => [name, ...others].every((page) => member.test(page)))
  return family?.[0] ?? (names.length >= MANY_PAGES ? EVERY_PAGE : undefined)
}
