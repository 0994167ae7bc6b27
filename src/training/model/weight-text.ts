import type { Measure, Unit } from '../../lib/vocabulary'

/** What stands behind an amount, by its measure. */
export const unitTexts: Record<Measure, string> = {
  reps: '',
  seconds: ' seconds',
  meters: ' meters',
  minutes: ' minutes',
}

/** Returns an amount in its measure: '12', '30 seconds'. */
export const amountOf = (amount: number, measure: Measure) => `${amount}${unitTexts[measure]}`

/** Returns a weight as a text: '62.5 kg'. */
export const weightText = (value: number, unit: Unit) => `${Number(value.toFixed(2))} ${unit}`

/** Returns what a load that should be lighter says: gyms rarely have exactly a tenth less. */
export const lessText = (from: number, to: number, unit: Unit) =>
  to < from ? difference(from, to, unit) : 'the same weight, as none a little lighter exists'

/** Returns the difference between two weights in words: '2.5 kg more', '5 lb less'. */
export function difference(from: number, to: number, unit: Unit): string {
  if (to === from) return 'same weight'
  return `${weightText(Math.abs(to - from), unit)} ${to > from ? 'more' : 'less'}`
}
