/** The part of webpack's description of a page's chunk that is used here. */
export interface PageChunk {
  name?: string | null
}

/** The chunk that every page loads, with Gatsby's own code. */
const EVERY_PAGE = 'app'

/** Pages that have much in common, and nothing that any other page needs. */
const SECTION = 'component---src-pages-tools-'

/**
 * The chunk a module goes into, from the pages that use it: what several pages use comes with every
 * page, in one file that is known from the start; what one uses comes with that page alone, and what the
 * pages of tools share comes with these. The pages for unknown addresses do not count: they borrow the code of an article's or a plan's page.
 */
export function chunkFor(pages: PageChunk[]): string {
  const names = pages.map(({ name }) => name ?? EVERY_PAGE)
  const [name = EVERY_PAGE, ...others] = names.filter((page) => !page.includes('unknown'))
  if (names.length === 1) return names[0] ?? EVERY_PAGE
  if (names.every((page) => page.startsWith(SECTION))) return 'tools'
  return others.length > 0 ? EVERY_PAGE : name.replace(/^component---src-templates-|-tsx$/g, '')
}
