/**
 * Distributes blocks over pages in order, as many per page as fit. The last page never has one block alone if
 * the page before can spare one. A block higher than a page fills a page. Takes the height of each block, the
 * gap between two, and the room of the first page and of all others. Returns the number of blocks per page.
 */
export function sharePages(
  heights: readonly number[],
  gap: number,
  room: { first: number; other: number },
): number[] {
  const counts: number[] = []
  let left = 0
  for (const height of heights) {
    if (counts.length > 0 && height + gap <= left) {
      counts.push((counts.pop() ?? 0) + 1)
      left -= height + gap
    } else {
      left = (counts.length === 0 ? room.first : room.other) - height
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
