/** Parsers for numbers in program texts. */

/** Returns the smallest and largest number in a text: '8-12' gives [8, 12]; undefined if it has none. */
export function rangeOf(text: string): [least: number, most: number] | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : undefined
}

/** Formats a range: '8-12', or '8' where both ends are equal. */
export const rangeText = (least: number, most: number) =>
  least === most ? `${least}` : `${least}-${most}`

/** A valid rest: '90 seconds', '2-3 minutes', 'none'. */
export const restForm = /^(none|\d+(-\d+)? (seconds?|minutes?))$/

/** Returns a rest in words: as written, or by the clock for sets that start on an interval. */
export const restText = ({ rest, every }: { rest: string; every?: number | null | undefined }) =>
  every ? `until ${every} seconds are up` : rest

/** Returns a rest in seconds, the middle of a range: '2-3 minutes' is 150, 'none' is 0. */
export function restSeconds(rest: string): number {
  const [least, most] = rangeOf(rest) ?? [0, 0]
  return ((least + most) / 2) * (rest.includes('minute') ? 60 : 1)
}
