/** Reading speed behind the read time. */
export const WORDS_PER_MINUTE = 200

/** Counts the words of texts: space-separated pieces with a letter or a digit. */
export const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + wordsIn(text), 0)

const wordsIn = (text: string) =>
  text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length

/** Read time in minutes, at least 1. */
export const readMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** Formats a read time: '12 min read' for 12. */
export const formatReadTime = (minutes: number) => `${minutes} min read`
