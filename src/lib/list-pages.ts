import { PAGE_SIZE, pageCount } from './pagination'

/** The pager numbers of each page of a list with this many entries: what list queries take. */
export function listPages(entries: number) {
  const pages = pageCount(entries)
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    limit: PAGE_SIZE,
    skip: index * PAGE_SIZE,
  }))
}
