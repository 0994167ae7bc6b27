/** Words per minute, used for the read time. */
export const WORDS_PER_MINUTE = 200

/** Markdown that is not read as words, with what is left of it. */
const marks: [RegExp, string][] = [
  [/!\[[^\]]{0,999}\]\([^)]{0,999}\)/g, ''],
  [/\[([^\]]{1,999})\]\([^)]{0,999}\)/g, '$1'],
  [/^#+\s*/gm, ''],
  [/[*_`>|]/g, ''],
  [/^\s*(-|\d+\.)\s+/gm, ''],
]

/**
 * Returns how many words an article's body has: pieces between spaces that contain a letter or a
 * digit.
 */
export function countWords(markdown: string): number {
  const text = marks.reduce((rest, [mark, kept]) => rest.replace(mark, kept), markdown)
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}

/** Returns the read time in minutes of a text with so many words, at least 1. */
export const minutesFor = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** Returns a read time in words: '12 min read' for 12. */
export const readTimeText = (minutes: number) => `${minutes} min read`
