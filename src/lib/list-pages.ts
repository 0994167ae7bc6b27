import { PAGE_SIZE, pageCount } from './pagination'

/**
 * Returns the pages of a list, each with its own entries. List queries ask for these by name: asked for a
 * part of a sorted list, Gatsby sorts the whole list again for every page of it.
 */
export function listPages<Entry>(entries: readonly Entry[]) {
  const pages = pageCount(entries.length)
  return Array.from({ length: pages }, (_, index) => ({
    pager: { page: index + 1, pages },
    shown: entries.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }))
}
