import type { Measure, Unit } from '../../lib/vocabulary'

/** Suffix of an amount. */
export const unitTexts: Record<Measure, string> = {
  reps: '',
  seconds: ' seconds',
  meters: ' meters',
  minutes: ' minutes',
}

/** '12', '30 seconds'. */
export const amountOf = (amount: number, measure: Measure) => `${amount}${unitTexts[measure]}`

/** '62.5 kg'. */
export const weightText = (value: number, unit: Unit) => `${Number(value.toFixed(2))} ${unit}`

/** Describes a reduction, which may come to nothing: gyms rarely have exactly 10% less. */
export const reductionText = (from: number, to: number, unit: Unit) =>
  to < from ? differenceText(from, to, unit) : 'the same weight, as there is none a bit lighter'

/** '2.5 kg more', '5 lb less'. */
export function differenceText(from: number, to: number, unit: Unit): string {
  if (to === from) return 'same weight'
  return `${weightText(Math.abs(to - from), unit)} ${to > from ? 'more' : 'less'}`
}
