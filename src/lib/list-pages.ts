import { PAGE_SIZE, pageCount } from './pagination'

/**
 * Splits a list into pages. Page queries name their entries, because Gatsby would sort the whole list again
 * for each page of a sorted query.
 */
export function listPages<Entry>(entries: readonly Entry[], size = PAGE_SIZE) {
  const pages = pageCount(entries.length, size)
  return Array.from({ length: pages }, (_, index) => ({
    pager: { page: index + 1, pages },
    shown: entries.slice(index * size, (index + 1) * size),
  }))
}
