/** Joins texts as in a sentence: 'Monday, Wednesday and Friday'. */
export function joinWithAnd(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`
}
