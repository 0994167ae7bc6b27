/** Parses and formats numbers in program texts. */
import type { Measure } from '../../lib/vocabulary'

/** Returns the smallest and largest number in a text: '8-12' gives [8, 12]; undefined if it has none. */
export function rangeOf(text: string): [least: number, most: number] | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : undefined
}

/** Formats a range: '8-12', or '8' if both ends are equal. */
export const rangeText = (least: number, most: number) =>
  least === most ? `${least}` : `${least}-${most}`

/** Returns what follows an amount: '' for reps, ' minute' for 1, otherwise ' minutes'. */
export const unitAfter = (amount: number | string | undefined, measure: Measure) =>
  measure === 'reps' ? '' : ` ${Number(amount) === 1 ? measure.slice(0, -1) : measure}`

/** Returns an amount with its unit: '12', '30 seconds', '1 minute'. */
export const amountOf = (amount: number | string, measure: Measure) =>
  `${amount}${unitAfter(amount, measure)}`

/** A valid rest: '90 seconds', '2-3 minutes', 'none'. */
export const restForm = /^(none|\d+(-\d+)? (seconds?|minutes?))$/

/** Returns a rest in words: as written, or by the clock for sets that start on an interval. */
export const restText = ({ rest, every }: { rest: string; every?: number | null | undefined }) =>
  every ? `until ${every} seconds are up` : rest

/** Returns a rest in seconds, the middle of a range to 5 seconds: '2-3 minutes' is 150, 'none' is 0. */
export function restSeconds(rest: string): number {
  const [least, most] = rangeOf(rest) ?? [0, 0]
  const unit = rest.includes('minute') ? 60 : 1
  return least === most ? most * unit : Math.round(((least + most) * unit) / 10) * 5
}
