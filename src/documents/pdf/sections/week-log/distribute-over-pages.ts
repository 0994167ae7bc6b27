/**
 * Distributes blocks over pages in order, as many as fit, and returns the number per page. If the last page
 * has a single block, the page before gives one up if it can. A block higher than a page gets its own page.
 */
export function distributeOverPages(
  heights: readonly number[],
  gap: number,
  room: { first: number; other: number },
): number[] {
  const counts: number[] = []
  let roomLeft = 0
  for (const height of heights) {
    if (counts.length > 0 && height + gap <= roomLeft) {
      counts.push((counts.pop() ?? 0) + 1)
      roomLeft -= height + gap
    } else {
      roomLeft = (counts.length === 0 ? room.first : room.other) - height
      counts.push(1)
    }
  }
  const [beforeLast = 0, last] = counts.slice(-2)
  const lastTwo = heights.slice(-2).reduce((sum, height) => sum + height + gap, -gap)
  if (last === 1 && beforeLast > 2 && lastTwo <= room.other) {
    counts.splice(-2, 2, beforeLast - 1, 2)
  }
  return counts
}
