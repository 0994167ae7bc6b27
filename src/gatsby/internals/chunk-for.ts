/** The part of webpack's description of a page's chunk that is used here. */
export interface PageChunk {
  name?: string | null
}

/** The chunk that every page loads, with Gatsby's own code. */
const EVERY_PAGE = 'app'

const template = (names: string) => `-templates-(${names})-tsx$`
const lists = `-pages-(index|saved)-tsx$|${template('article|article-list|topic|plan-list|search')}`
const plans = template('plan|plan-week')
const training = template('train')

/**
 * Pages that share code which no other page needs: it stands in one file that they alone load. A module
 * belongs to the first family that has all the pages which use it.
 */
const families: readonly (readonly [chunk: string, pages: RegExp])[] = [
  ['tools', /-pages-tools-/],
  ['exercises', new RegExp(template('exercise|exercise-library|exercise-list'))],
  ['plan-pages', new RegExp(plans)],
  // Little of a plan's pages is of use in training, which is the largest page as it is.
  ['plans-and-training', new RegExp(`${plans}|${training}`)],
  ['lists', new RegExp(lists)],
  ['cards', new RegExp(`${lists}|${plans}`)],
  ['figures', new RegExp(`-templates-exercise|${plans}|${training}`)],
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
  const family = families.find(([, member]) => [name, ...others].every((page) => member.test(page)))
  return family?.[0] ?? EVERY_PAGE
}
