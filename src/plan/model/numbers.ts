/** Numbers in the texts of a program. */

/** Returns the least and the most that a text names ('8-12' gives [8, 12]); undefined where it names none. */
export function rangeOf(text: string): [least: number, most: number] | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : undefined
}

/** Returns a range as a text: '8-12', or '8' where both are the same. */
export const rangeText = (least: number, most: number) =>
  least === most ? `${least}` : `${least}-${most}`

/** The forms a rest may have: '90 seconds', '2-3 minutes', 'none'. */
export const restForm = /^(none|\d+(-\d+)? (seconds?|minutes?))$/

/** Returns a pause in words: as written, or by the clock where its set starts every so many seconds. */
export const restText = ({ rest, every }: { rest: string; every?: number | null | undefined }) =>
  every ? `until ${every} seconds are up` : rest

/** Returns a rest in seconds, the middle of a range: '2-3 minutes' gives 150, 'none' gives 0. */
export function restSeconds(rest: string): number {
  const [least, most] = rangeOf(rest) ?? [0, 0]
  return ((least + most) / 2) * (rest.includes('minute') ? 60 : 1)
}
