/** Entries per page of the blog and workouts lists (spec section 9). */
export const PAGE_SIZE = 6

export const TOPIC_PAGE_SIZE = 18

/** Up to this many pages, a pager shows every number. Beyond, it shows those around the current page. */
const ALL_SHOWN = 7

/** Returns how many pages the entries fill, at least 1, because an empty list has a page too. */
export const pageCount = (entries: number, size = PAGE_SIZE) =>
  Math.max(1, Math.ceil(entries / size))

/** A pager's item: a page number, or 'gap' for omitted ones. */
type PagerItem = number | 'gap'

/**
 * Returns the pager's items. Up to seven pages, these are all numbers, else the first, the last and those
 * around the current one. Then they are always seven, so that the width stays the same.
 */
export function pagerItems(current: number, total: number): PagerItem[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (total <= ALL_SHOWN) return range(1, total)
  if (current <= 4) return [...range(1, 5), 'gap', total]
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)]
  return [1, 'gap', current - 1, current, current + 1, 'gap', total]
}
