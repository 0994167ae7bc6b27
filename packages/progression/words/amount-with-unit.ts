import type { Measure } from '../language/vocabulary'

/** Returns the unit after an amount: '' for reps, ' minute' after 1, else ' minutes'. */
export const unitAfter = (amount: number | string | undefined, measure: Measure) =>
  measure === 'reps' ? '' : ` ${Number(amount) === 1 ? measure.slice(0, -1) : measure}`

/** Returns an amount with its unit: '12', '30 seconds', '1 minute'. */
export const amountWithUnit = (amount: number | string, measure: Measure) =>
  `${amount}${unitAfter(amount, measure)}`
