/** Reading speed behind the read time. */
export const WORDS_PER_MINUTE = 200

/** Markdown that doesn't count as words, with its replacement. */
const nonWords: [RegExp, string][] = [
  [/!\[[^\]]{0,999}\]\([^)]{0,999}\)/g, ''],
  [/\[([^\]]{1,999})\]\([^)]{0,999}\)/g, '$1'],
  [/^#+\s*/gm, ''],
  [/[*_`>|]/g, ''],
  [/^\s*(-|\d+\.)\s+/gm, ''],
]

/** Counts the words of an article's body: space-separated pieces with a letter or a digit. */
export function countWords(markdown: string): number {
  const text = nonWords.reduce(
    (rest, [mark, replacement]) => rest.replace(mark, replacement),
    markdown,
  )
  // Tries each piece from its start only, or a long line of dashes would take minutes.
  return text.match(/(?<!\S)[^\s\p{L}\p{N}]*[\p{L}\p{N}]/gu)?.length ?? 0
}

/** Read time in minutes, at least 1. */
export const readMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** Formats a read time: '12 min read' for 12. */
export const formatReadTime = (minutes: number) => `${minutes} min read`
