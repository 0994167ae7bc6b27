/** Entries on one page of the blog and workouts lists (spec section 9). */
export const PAGE_SIZE = 6

/** Up to this many pages, every number is shown; beyond, a window around the current one. */
const ALL_SHOWN = 7

/**
 * Returns how many pages `entries` entries fill. Never less than 1, so that an empty list has a
 * page.
 */
export const pageCount = (entries: number) => Math.max(1, Math.ceil(entries / PAGE_SIZE))

/** What a pager shows in order: page numbers, and 'gap' where numbers are left out. */
export type PagerItem = number | 'gap'

/**
 * Returns the numbers of a pager: all of them up to seven pages, else the first, the last, and
 * those around the current one. Always seven items in that case, so that the pager keeps its width.
 */
export function pagerItems(current: number, total: number): PagerItem[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (total <= ALL_SHOWN) return range(1, total)
  if (current <= 4) return [...range(1, 5), 'gap', total]
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', total]
}
