/** The part of webpack's description of a page's chunk that is used here. */
export interface PageChunk {
  name?: string | null
}

/** The chunk that every page loads, with Gatsby's own code. */
const EVERY_PAGE = 'app'

const ofPlan = /-templates-(plan|plan-week|train)-tsx$/

/** Pages that share code which no other page needs: it stands in one file that they alone load. */
const families: readonly (readonly [chunk: string, isMember: (page: string) => boolean])[] = [
  ['tools', (page) => /-pages-tools-/.test(page)],
  ['exercises', (page) => /-templates-exercise/.test(page)],
  ['plan-pages', (page) => ofPlan.test(page)],
  // Cards, pagers and their like. Pages of a plan have the most code of their own, and none of these.
  ['lists', (page) => !ofPlan.test(page)],
]

/**
 * Returns the chunk a module goes into, from the pages that use it: what one page uses comes with that
 * page alone, what a family of pages shares with that family, and all else that several pages use with
 * every page, in one file that is known from the start. The pages for unknown addresses do not count:
 * they borrow the code of an article's or a plan's page.
 */
export function chunkFor(pages: PageChunk[]): string {
  const names = pages.map(({ name }) => name ?? EVERY_PAGE)
  const [name = EVERY_PAGE, ...others] = names.filter((page) => !page.includes('unknown'))
  if (names.length === 1) return names[0] ?? EVERY_PAGE
  if (others.length === 0) return name.replace(/^component---src-templates-|-tsx$/g, '')
  const family = families.find(([, isMember]) => [name, ...others].every(isMember))
  return family?.[0] ?? EVERY_PAGE
}
