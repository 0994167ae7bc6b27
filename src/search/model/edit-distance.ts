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

/** Returns how many edits count as a typo. Between words shorter than `shortest` none do: they are too similar. */
export function allowedEdits(typed: string, meant: string, shortest = 5): number {
  if (/\d/.test(typed)) return 0
  const letters = Math.max(typed.length, meant.length)
  return letters < shortest ? 0 : letters < 8 ? 1 : 2
}

/** People rarely miss the first letter, but may swap it with the second. */
const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** Returns the words that a typo may stand for: those with the fewest edits. */
export function closestWords(typed: string, words: readonly string[], shortest?: number): string[] {
  const candidates = words
    .map((meant) => ({ meant, count: editDistance(typed, meant) }))
    .filter(
      ({ meant, count }) =>
        count <= allowedEdits(typed, meant, shortest) && startsAlike(typed, meant),
    )
  const least = Math.min(...candidates.map(({ count }) => count))
  return candidates.filter(({ count }) => count === least).map(({ meant }) => meant)
}
