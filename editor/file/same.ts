/** Whether two values of JSON are equal, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        key in b && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}

/**
 * Pairs the entries of a changed list with those it had: equal ones at both ends keep theirs, and the others pair in
 * order. Gives the old index of each new entry; undefined for an entry that is new.
 */
export function pairEntries(olds: readonly unknown[], news: readonly unknown[]) {
  const shorter = Math.min(olds.length, news.length)
  let start = 0
  while (start < shorter && same(olds[start], news[start])) start++
  let end = 0
  while (end < shorter - start && same(olds.at(-1 - end), news.at(-1 - end))) end++
  return news.map((_, index) => {
    const fromEnd = news.length - index
    if (fromEnd <= end) return olds.length - fromEnd
    return index < olds.length - end ? index : undefined
  })
}

/** Adds the names that a list lacks, each behind the one that precedes it in `order`. */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  return order.reduce<string[]>(
    (list, name, index) => {
      if (list.includes(name)) return list
      const before = order.slice(0, index).findLast((one) => list.includes(one))
      return list.toSpliced(before === undefined ? 0 : list.indexOf(before) + 1, 0, name)
    },
    [...names],
  )
}
