/** The part of webpack's description of a page's chunk that is used here. */
export interface PageChunk {
  name?: string | null
}

/** The chunk that every page loads, with Gatsby's own code. */
const EVERY_PAGE = 'app'

/**
 * The chunk a module goes into, from the pages that use it: what several pages use comes with every
 * page, in one file that is known from the start; what one uses comes with that page alone. The pages
 * for unknown addresses do not count: they borrow the code of an article's or a plan's page.
 */
export function chunkFor(pages: PageChunk[]): string {
  const names = pages.map(({ name }) => name ?? EVERY_PAGE)
  const [name = EVERY_PAGE, ...others] = names.filter((page) => !page.includes('unknown'))
  if (names.length === 1) return names[0] ?? EVERY_PAGE
  return others.length > 0 ? EVERY_PAGE : name.replace(/^component---src-templates-|-tsx$/g, '')
}
