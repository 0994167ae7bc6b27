import { PAGE_SIZE, pageCount } from './pagination'

/**
 * Splits a list into pages. List queries request their entries by name, because Gatsby would sort the whole
 * list again for each page of a sorted query.
 */
export function listPages<Entry>(entries: readonly Entry[]) {
  const pages = pageCount(entries.length)
  return Array.from({ length: pages }, (_, index) => ({
    pager: { page: index + 1, pages },
    shown: entries.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }))
}
