/** The part of webpack's description of a page's chunk that is used here. */
export interface PageChunk {
  name?: string | null
}

/** The chunk that every page loads, with Gatsby's own code. */
const EVERY_PAGE = 'app'

/**
 * The chunk a module goes into, from the pages that use it. Lists and what they lead to are one chunk a
 * section ('article', 'workout'): who has a list has the code of its articles or plans already. What
 * several sections or pages share comes with every page; all else with its page alone.
 */
export function chunkFor(pages: PageChunk[]): string {
  const names = pages.map(({ name }) => name ?? '')
  // The page for unknown addresses borrows from its section and lends nothing to it.
  const known = names.filter((name) => !name.includes('unknown'))
  const [section = EVERY_PAGE, ...others] = new Set(
    (known.length > 0 ? known : names).map(sectionOf),
  )
  return others.length > 0 ? EVERY_PAGE : section
}

/** The section a template belongs to; a page is a section of its own. Takes the name of Gatsby's chunk. */
const sectionOf = (name: string) => /templates-(article|workout)\b/.exec(name)?.[1] ?? name
