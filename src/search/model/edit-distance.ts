import { distance } from 'fastest-levenshtein'

/** A word with two neighbors swapped, for each two. */
const swapsOf = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )

/**
 * Returns the edit distance of two words: insertions, deletions and substitutions. One swap of neighbors is one too.
 */
export const editDistance = (typed: string, meant: string): number =>
  Math.min(distance(typed, meant), ...swapsOf(typed).map((swap) => distance(swap, meant) + 1))

/** Returns how many edits count as a typo. Between words shorter than five letters none do: they are too similar. */
export function allowedEdits(typed: string, meant: string): number {
  if (/\d/.test(typed)) return 0
  const letters = Math.max(typed.length, meant.length)
  return letters < 5 ? 0 : letters < 8 ? 1 : 2
}

/** People rarely miss the first letter, but may swap it with the second. */
const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** Hypo- and hyper- are two edits apart, and opposites: hypothermia must never be cooled. */
const areOpposite = (a: string, b: string) =>
  (a.startsWith('hypo') && b.startsWith('hyper')) || (a.startsWith('hyper') && b.startsWith('hypo'))

/** Returns the words that a typo may stand for: those with the fewest edits, of those that `allowed` allows. */
export function closestWords(
  typed: string,
  words: readonly string[],
  allowed = allowedEdits,
): string[] {
  const candidates = words
    // The cheap tests first: the vocabulary is large, and lengths that differ more need more edits.
    .filter(
      (meant) =>
        startsAlike(typed, meant) &&
        !areOpposite(typed, meant) &&
        Math.abs(typed.length - meant.length) <= allowed(typed, meant),
    )
    .map((meant) => ({ meant, count: editDistance(typed, meant) }))
    .filter(({ meant, count }) => count <= allowed(typed, meant))
  const least = Math.min(...candidates.map(({ count }) => count))
  return candidates.filter(({ count }) => count === least).map(({ meant }) => meant)
}
