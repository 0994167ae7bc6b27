import { isSearchable, wordsOf } from './query-words'

/** A word of a query, as every term that it may mean. */
export interface Token {
  terms: readonly string[]
  /** Whether it may stand between the words of a phrase. */
  isFiller: boolean
}

/** Words that follow each other. '#' is any number, '<40' one below 40, '>99' one above 99. */
export type Phrase = readonly string[]

/** A phrase of each group, anywhere in the query. */
export type Sign = readonly (readonly Phrase[])[]

/** Splits a danger word: 'chest / heart + pain' is two groups, of two phrases and of one. */
export const groupsOf = (sign: string) =>
  sign.split('+').map((group) => group.split('/').map((phrase) => phrase.trim()))

/** '#', '<40' or '>99', with its sign and its number. */
const numberPattern = /^(?:#|([<>])(\d+))$/

/** Whether a term is a number that a number of a sign means. */
function isNumberLike(meant: string, term: string): boolean {
  if (!'#<>'.includes(meant.charAt(0))) return false
  const [isPattern, sign, limit] = numberPattern.exec(meant) ?? []
  if (!isPattern || !/^\d+$/.test(term)) return false
  return !sign || (sign === '<' ? Number(term) < Number(limit) : Number(term) > Number(limit))
}

export const tokensOf = (text: string): Token[] =>
  text
    .split(/\s+/)
    .flatMap((part) =>
      numberPattern.test(part)
        ? [{ terms: [part], isFiller: false }]
        : wordsOf(part).map((word) => ({ terms: word.terms, isFiller: !isSearchable(word) })),
    )

const isMeant = (meant: string, { terms }: Token) =>
  terms.some((term) => term === meant || isNumberLike(meant, term))

/** Returns the positions of a phrase's words, or undefined. */
function positionsOf(phrase: Phrase, tokens: readonly Token[]): number[] | undefined {
  const [first = ''] = phrase
  for (const [start, token] of tokens.entries()) {
    if (!isMeant(first, token)) continue
    const found = [start]
    for (let index = start + 1; found.length < phrase.length && tokens[index]; index++) {
      if (isMeant(phrase[found.length] ?? '', tokens[index] as Token)) found.push(index)
      else if (!tokens[index]?.isFiller) break
    }
    if (found.length === phrase.length) return found
  }
  return undefined
}

/** Returns the positions of all words of a sign, or undefined if a group is missing. */
export function matchOf(sign: Sign, tokens: readonly Token[]): ReadonlySet<number> | undefined {
  const positions = new Set<number>()
  for (const phrases of sign) {
    // The longest: 'heart racing', not 'heart'.
    const found = phrases
      .map((phrase) => positionsOf(phrase, tokens) ?? [])
      .sort((a, b) => b.length - a.length)[0]
    if (!found?.length) return undefined
    for (const position of found) positions.add(position)
  }
  return positions
}

/** Returns the tokens with each of these phrases replaced by one word. */
export function replaceWith(word: string, phrases: readonly Phrase[], tokens: readonly Token[]) {
  let replaced = tokens
  for (const phrase of phrases) {
    const isSame = phrase.length === 1 && phrase[0] === word
    for (
      let at = positionsOf(phrase, replaced);
      at && !isSame;
      at = positionsOf(phrase, replaced)
    ) {
      const [first = 0, last = first] = [at[0], at.at(-1)]
      // A typo may still mean another word.
      const others = first === last ? (replaced[first]?.terms ?? []) : []
      const terms = [word, ...others.filter((term) => term !== word && term !== phrase[0])]
      replaced = [
        ...replaced.slice(0, first),
        { terms, isFiller: false },
        ...replaced.slice(last + 1),
      ]
    }
  }
  return replaced
}
