export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lowercases the first letter, for use inside a sentence. */
export const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns a count with its noun: '1 session', '2 sessions'. */
export const pluralize = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** Joins texts as in a sentence: 'Monday, Wednesday and Friday'. */
export function joinWithAnd(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`
}
