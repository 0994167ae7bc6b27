/**
 * Returns the edit distance of two words: insertions, deletions, substitutions and swaps of neighbors
 * (optimal string alignment).
 */
export function editDistance(typed: string, meant: string): number {
  let before: number[] = []
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= meant.length; j++) {
      const isSame = typed[i - 1] === meant[j - 1]
      const isSwap = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[meant.length] ?? 0
}

/** Returns how many edits count as a typo. Between short words none do, because these are too similar. */
export function allowedEdits(typed: string, meant: string): number {
  if (/\d/.test(typed)) return 0
  const letters = Math.max(typed.length, meant.length)
  return letters < 5 ? 0 : letters < 8 ? 1 : 2
}
